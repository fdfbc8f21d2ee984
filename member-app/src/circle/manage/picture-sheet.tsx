import { call } from '@varanda/client/call'
import { setCirclePicture } from '@varanda/domain/circle/calls/set-circle-picture'
import { circlePictureShape, circlePictureWidth } from '@varanda/domain/circle/picture'
import { useEffect, useState } from 'react'
import { openPicture } from '../../data/open-picture.ts'
import { useMe } from '../../data/use-me.ts'
import { PickPictures } from '../../ui/choice/pick-pictures.tsx'
import { CropSheet } from '../../ui/crop/crop-sheet.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { bringCirclePicture } from '../data/bring-circle-picture.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'

const words = managingWords.picture

/** What stands in a circle's door: a picked picture, cut to it, or the people who were here last. */
export function PictureSheet({ circle: { id, circle }, onClose }: { circle: MyCircle; onClose: () => Promise<void> }) {
  const me = useMe()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failure, setFailure] = useState<string>()
  const [taking, setTaking] = useState(false)
  useEffect(() => () => picture?.close(), [picture])

  const pick = (file: File) => {
    setFailure(undefined)
    openPicture(file).then(setPicture, (error) => setFailure(sayFailure(error, words.failed)))
  }
  const takeAway = async () => {
    if (taking) return
    setTaking(true)
    setFailure(undefined)
    try {
      await call(setCirclePicture, { circleId: id, uploadId: null })
      await onClose()
      toast(words.taken)
    } catch (error) {
      setFailure(sayFailure(error, words.failed))
      setTaking(false)
    }
  }
  if (picture) {
    return (
      <CropSheet
        picture={picture}
        shape={circlePictureShape}
        width={circlePictureWidth}
        title={words.crop}
        onCut={async (bytes) => {
          await bringCirclePicture(me.uid, id, bytes)
          await onClose()
          toast(words.done)
        }}
        onClose={() => setPicture(undefined)}
      />
    )
  }
  return (
    <Sheet open onClose={() => void onClose()} title={words.title} note={words.note[circle.kind]}>
      <div className="stack">
        <Failed>{failure}</Failed>
        <PickPictures
          className="button wide"
          text={circle.picture ? words.another : words.pick}
          onPick={([file]) => pick(file!)}
        />
        {circle.picture && (
          <button type="button" className="button line wide" aria-disabled={taking} onClick={() => void takeAway()}>
            {words.takeAway}
          </button>
        )}
      </div>
    </Sheet>
  )
}
