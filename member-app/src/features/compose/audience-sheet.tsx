import type { Connection } from '@varanda/domain/connection'
import { firstName } from '@varanda/domain/member'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { words } from './words.ts'

/** Everyone who will see the post, by name; anyone can be taken out. Exceptions stand first: they are double-checked. */
export function AudienceSheet(props: {
  people: readonly Connection[]
  except: readonly string[]
  onChange: (except: string[]) => void
  onClose: () => void
}) {
  const { people, except, onChange, onClose } = props
  const out = people.filter(({ uid }) => except.includes(uid))
  const seeing = people.filter(({ uid }) => !except.includes(uid))
  const include = (uid: string) => onChange(except.filter((one) => one !== uid))
  const takeOut = (uid: string) => onChange([...except, uid])
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheet.title(seeing.length)}
      foot={
        <button type="button" className="button wide" onClick={onClose}>
          {words.sheet.done(seeing.length)}
        </button>
      }
    >
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
      <ul className="people-list">
        {seeing.map(({ uid, name }) => (
          <li key={uid} className="person">
            <Portrait uid={uid} />
            <span className="person-words">
              <span className="person-name">{name}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={words.sheet.takeOut(name)}
              onClick={() => takeOut(uid)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
