import { keepsakeNames, peopleNames } from '@varanda/design/scenes/gallery'
import { drawnName, drawnPhoto } from '@varanda/domain/member/photo'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { DrawingOptions } from '../../ui/drawing-options.tsx'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { savePhoto } from '../data/profile.ts'
import { words } from './words.ts'

/** Milliseconds that a choice rests before it is written: arrow keys pass over drawings that nobody meant. */
const rest = 500

/** My portrait, which opens the sheet with all drawings to choose from. */
export function PortraitChoice() {
  const me = useMe()
  const sheet = useSheet('portrait')
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
      {sheet.open && <PortraitSheet onClose={sheet.hide} />}
    </>
  )
}

function PortraitSheet({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const [chosen, setChosen] = useState(drawnName(me.photo))
  const write = useRef<() => void>(undefined)

  const choose = (drawing: string | undefined) => {
    setChosen(drawing)
    const timer = setTimeout(() => write.current?.(), rest)
    write.current = () => {
      clearTimeout(timer)
      write.current = undefined
      savePhoto(me.uid, drawing && drawnPhoto(drawing)).catch((error) => {
        console.warn('photo', error)
        toast(sayTooOften(error, locale) ?? words.refused)
        setChosen(drawnName(me.photo))
      })
    }
  }
  // Closing the sheet does not wait.
  useEffect(() => () => write.current?.(), [])

  const { portrait } = words
  const things = keepsakeNames.map((name) => ({ name, text: portrait.things[name] }))
  const people = peopleNames.map((name, index) => ({ name, text: portrait.person(index + 1) }))
  return (
    <Sheet open onClose={onClose} title={portrait.title} note={portrait.note}>
      <fieldset className="gallery">
        <legend className="visually-hidden">{portrait.title}</legend>
        <DrawingOptions
          uid={me.uid}
          chosen={chosen}
          options={[{ name: undefined, text: portrait.given }, ...things, ...people]}
          onChoose={choose}
          atChosen
        />
      </fieldset>
    </Sheet>
  )
}
