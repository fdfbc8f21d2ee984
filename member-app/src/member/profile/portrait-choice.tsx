import { keepsakeNames, peopleNames } from '@varanda/design/scenes/gallery'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { drawnName, drawnPhoto, takenId } from '@varanda/domain/member/photo'
import { portraitShape, portraitWidths } from '@varanda/domain/member/portrait'
import { useEffect, useRef, useState } from 'react'
import { openPicture } from '../../data/open-picture.ts'
import { useMe } from '../../data/use-me.ts'
import { DrawingOptions } from '../../ui/choice/drawing-options.tsx'
import { PickPictures } from '../../ui/choice/pick-pictures.tsx'
import { CropSheet } from '../../ui/crop/crop-sheet.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { words as shared } from '../../ui/words.ts'
import { bringPortrait } from '../data/bring-portrait.ts'
import { savePhoto } from '../data/profile.ts'
import { words } from './words.ts'

/** Milliseconds that a choice rests before it is written: arrow keys pass over drawings that nobody meant. */
const rest = 500

/** My portrait, which opens the sheet with a way to a photo of mine and all drawings to choose from. */
export function PortraitChoice() {
  const me = useMe()
  const sheet = useSheet('portrait')
  const crop = useSheet('portrait-crop')
  const where = useWhere()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (crop.open) return () => setPicture(undefined)
  }, [crop.open])
  useEffect(() => () => picture?.close(), [picture])

  const pick = async (file: File) => {
    setFailure(undefined)
    try {
      setPicture(await openPicture(file))
      crop.show()
    } catch (error) {
      setFailure(sayFailure(error, shared.failed.text))
    }
  }
  const bring = async (bytes: ArrayBuffer) => {
    const began = where()
    await bringPortrait(me.uid, bytes)
    if (where() === began) {
      await crop.hide()
      await sheet.hide()
    }
    toast(words.portrait.changed)
  }
  if (!useMayWrite()) return <Portrait uid={me.uid} size="xl" />
  return (
    <>
      <button
        type="button"
        className="portrait-choice"
        aria-label={words.portrait.change}
        aria-haspopup="dialog"
        onClick={sheet.show}
      >
        <Portrait uid={me.uid} size="xl" />
        <Icon name="edit" size={20} />
      </button>
      {sheet.open && <PortraitSheet failure={failure} onClose={sheet.hide} onPick={(file) => void pick(file)} />}
      {crop.open && picture && (
        <CropSheet
          picture={picture}
          shape={portraitShape}
          width={portraitWidths.large}
          title={words.portrait.crop}
          onCut={bring}
          onClose={crop.hide}
        />
      )}
    </>
  )
}

interface PortraitSheetProps {
  /** Why the picked file is not shown. */
  failure: string | undefined
  onClose: () => void
  onPick: (file: File) => void
}

function PortraitSheet({ failure, onClose, onPick }: PortraitSheetProps) {
  const me = useMe()
  // Until one is picked here, it is the account's, which may change while the sheet is open.
  const [picked, setPicked] = useState<{ drawing: string | undefined }>()
  const present = takenId(me.photo) ? null : drawnName(me.photo)
  const write = useRef<() => void>(undefined)

  const choose = (drawing: string | undefined) => {
    setPicked({ drawing })
    const timer = setTimeout(() => write.current?.(), rest)
    write.current = () => {
      clearTimeout(timer)
      write.current = undefined
      savePhoto(me.uid, drawing && drawnPhoto(drawing)).catch((error) => {
        console.warn('photo', error)
        toast(sayTooOften(error) ?? words.refused)
        setPicked(undefined)
      })
    }
  }
  // Closing the sheet does not wait.
  useEffect(() => () => write.current?.(), [])

  const { portrait } = words
  const things = keepsakeNames.map((name) => ({ name, text: portrait.things[name] }))
  const people = peopleNames.map((name, index) => ({ name, text: portrait.person(index + 1) }))
  return (
    <Sheet
      open
      onClose={onClose}
      title={portrait.title}
      note={isGuarded(me) ? portrait.noteOfChild : portrait.note}
      foot={
        <>
          {failure && (
            <div role="alert">
              <Notice icon="warning">{failure}</Notice>
            </div>
          )}
          <PickPictures className="button line wide" text={portrait.photo} onPick={([file]) => onPick(file!)} />
        </>
      }
    >
      <fieldset className="gallery">
        <legend className="visually-hidden">{portrait.title}</legend>
        <DrawingOptions
          uid={me.uid}
          chosen={picked ? picked.drawing : present}
          options={[{ name: undefined, text: portrait.given }, ...things, ...people]}
          onChoose={choose}
          atChosen
        />
      </fieldset>
    </Sheet>
  )
}
