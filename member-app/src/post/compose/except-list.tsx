import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notice/announce.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { words } from './words.ts'

/**
 * Everyone whom I know; anyone can be taken out. Who was out when the list was opened stands first, to be
 * double-checked; whoever is taken out or back in now keeps their place, so that nothing moves under a finger.
 */
export function ExceptList(props: {
  people: readonly Connection[]
  except: readonly string[]
  onChange: (except: string[]) => void
}) {
  const { people, except, onChange } = props
  const [outBefore] = useState(except)
  const first = people.filter(({ uid }) => outBefore.includes(uid))
  const rest = people.filter(({ uid }) => !outBefore.includes(uid))
  const turn = ({ uid, name }: Connection) => {
    const isOut = except.includes(uid)
    onChange(isOut ? except.filter((one) => one !== uid) : [...except, uid])
    announce(isOut ? words.sheet.seesAgain(firstName(name)) : words.sheet.exceptNote(firstName(name)))
  }
  const row = (person: Connection) => (
    <Row key={person.uid} person={person} isOut={except.includes(person.uid)} onTurn={() => turn(person)} />
  )
  return (
    <>
      {first.length === 0 ? (
        <p className="quiet small">{words.sheet.noExcept}</p>
      ) : (
        <section className="except">
          <div className="list-head">
            <h3 className="label">{words.sheet.except}</h3>
            {first.length > 1 && (
              <button type="button" className="text-button" onClick={() => onChange([])}>
                {words.sheet.everyone}
              </button>
            )}
          </div>
          <ul className="people-list">{first.map(row)}</ul>
        </section>
      )}
      {rest.length > 0 && <h3 className="label">{words.sheet.sees}</h3>}
      <ul className="people-list">{rest.map(row)}</ul>
    </>
  )
}

function Row({ person, isOut, onTurn }: { person: Connection; isOut: boolean; onTurn: () => void }) {
  const { uid, name } = person
  return (
    <li className="person">
      <Portrait uid={uid} gone={isOut} />
      <span className="person-words">
        {isOut ? <s className="person-name">{name}</s> : <span className="person-name">{name}</span>}
        {isOut && <span className="small quiet">{words.sheet.exceptNote(firstName(name))}</span>}
      </span>
      {/* One button whose words change: whoever pressed it by keyboard still stands on it. */}
      <button
        type="button"
        className={isOut ? 'text-button plain' : 'icon-button'}
        aria-label={isOut ? words.sheet.includeName(name) : words.sheet.takeOut(name)}
        onClick={onTurn}
      >
        {isOut ? words.sheet.include : <Icon name="close" />}
      </button>
    </li>
  )
}
