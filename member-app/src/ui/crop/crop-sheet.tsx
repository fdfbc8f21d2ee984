import './crop.css'
import { useId, useState } from 'react'
import { Failed } from '../notice/failed.tsx'
import { sayFailure } from '../notice/say-failure.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { words } from '../words.ts'
import { CropStage } from './crop-stage.tsx'
import { type CropView, cutOf, firstView, nearest, zoomed } from './crop-view.ts'

interface CropSheetProps {
  /** Upright, and no larger than a device can draw again and again. */
  picture: ImageBitmap
  shape: { width: number; height: number }
  /** How wide what is cut becomes, in pixels; a smaller cut stays as it is. */
  width: number
  title: string
  /** Brings the cut, a JPEG, to where it is used; the sheet stays while it fails. */
  onCut: (bytes: ArrayBuffer) => Promise<void>
  onClose: () => void
}

/** Chooses the part of a picture that an arch shows. */
export function CropSheet({ picture, shape, width, title, onCut, onClose }: CropSheetProps) {
  const [view, setView] = useState<CropView>(() => firstView(picture, shape))
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const id = useId()

  const use = async () => {
    if (doing) return
    setDoing(true)
    setFailure(undefined)
    try {
      await onCut(await cutOut(picture, shape, view, width))
    } catch (error) {
      setFailure(sayFailure(error, words.crop.failed))
      setDoing(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      note={words.crop.note}
      foot={
        <button type="button" className="button wide" aria-disabled={doing} onClick={() => void use()}>
          {doing ? words.crop.saving : words.crop.use}
        </button>
      }
    >
      <CropStage picture={picture} shape={shape} view={view} onChange={setView} />
      <div className="crop-zoom">
        <label htmlFor={id}>{words.crop.zoom}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={nearest}
          step={0.01}
          value={view.zoom}
          aria-valuetext={words.crop.times(view.zoom)}
          onChange={({ target }) => setView(zoomed(view, picture, shape, Number(target.value)))}
        />
      </div>
      <Failed>{failure}</Failed>
    </Sheet>
  )
}

async function cutOut(
  picture: ImageBitmap,
  shape: CropSheetProps['shape'],
  view: CropView,
  widest: number,
): Promise<ArrayBuffer> {
  const { left, top, width, height } = cutOf(view, picture, shape)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(widest, width)))
  canvas.height = Math.max(1, Math.round((canvas.width * shape.height) / shape.width))
  const pencil = canvas.getContext('2d')
  if (!pencil) throw new Error('no canvas')
  pencil.imageSmoothingQuality = 'high'
  pencil.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the picture could not be drawn')
  return blob.arrayBuffer()
}
