import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notice/announce.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { words } from './words.ts'

/** Everyone whom I know; anyone can be taken out. Exceptions stand first: they are double-checked. */
export function ExceptList(props: {
  people: readonly Connection[]
  except: readonly string[]
  onChange: (except: string[]) => void
}) {
  const { people, except, onChange } = props
  const out = people.filter(({ uid }) => except.includes(uid))
  const seeing = people.filter(({ uid }) => !except.includes(uid))
  const seeingList = useRef<HTMLUListElement>(null)
  const include = (uid: string) => {
    onChange(except.filter((one) => one !== uid))
    focusRow(0)
  }
  const takeOut = ({ uid, name }: Connection, row: number) => {
    onChange([...except, uid])
    announce(words.sheet.exceptNote(firstName(name)))
    focusRow(row)
  }
  // The pressed button goes away with its row: the keyboard goes on from the row that took its place.
  const focusRow = (row: number) => {
    requestAnimationFrame(() => {
      const buttons = seeingList.current?.querySelectorAll('button')
      buttons?.[Math.min(row, buttons.length - 1)]?.focus({ preventScroll: true })
    })
  }
  return (
    <>
      {out.length === 0 ? (
        <p className="quiet small">{words.sheet.noExcept}</p>
      ) : (
        <section className="except">
          <div className="list-head">
            <h3 className="label">{words.sheet.except}</h3>
            {out.length > 1 && (
              <button type="button" className="text-button" onClick={() => onChange([])}>
                {words.sheet.everyone}
              </button>
            )}
          </div>
          <ul className="people-list">
            {out.map(({ uid, name }) => (
              <li key={uid} className="person">
                <Portrait uid={uid} gone />
                <span className="person-words">
                  <s className="person-name">{name}</s>
                  <span className="small quiet">{words.sheet.exceptNote(firstName(name))}</span>
                </span>
                <button
                  type="button"
                  className="text-button plain"
                  aria-label={words.sheet.includeName(name)}
                  onClick={() => include(uid)}
                >
                  {words.sheet.include}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {seeing.length > 0 && <h3 className="label">{words.sheet.sees}</h3>}
      <ul ref={seeingList} className="people-list">
        {seeing.map((person, row) => (
          <li key={person.uid} className="person">
            <Portrait uid={person.uid} />
            <span className="person-words">
              <span className="person-name">{person.name}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={words.sheet.takeOut(person.name)}
              onClick={() => takeOut(person, row)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
