import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { announce } from '../../ui/notice/announce.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Draft } from '../data/drafts.ts'
import { AudienceCards } from './audience-cards.tsx'
import { ExceptList } from './except-list.tsx'
import { NamedList } from './named-list.tsx'
import { words } from './words.ts'

/** Of those taken out, as many as one line has room for. */
const mostNamed = 3

/** Everyone who will see the post, by name: all whom I know but those taken out, or just the ones I choose. */
export function AudienceSheet(props: {
  people: readonly Connection[]
  except: readonly string[]
  /** Undefined as long as it is for everyone. */
  named: readonly string[] | undefined
  onChange: (change: Pick<Draft, 'except'> | Pick<Draft, 'people'>) => void
  onClose: () => void
}) {
  const { people, except, named, onChange, onClose } = props
  const seeing = people.filter(({ uid }) => named?.includes(uid) ?? !except.includes(uid))
  const out = people.filter(({ uid }) => except.includes(uid)).map(({ name }) => firstName(name))
  const [only] = seeing
  // Always there, so that what stands below does not move when it changes.
  const note = !named
    ? out.length > 0
      ? words.sheet.exceptNames(out.slice(0, mostNamed), out.length - mostNamed)
      : words.sheet.noneOut
    : only && seeing.length === 1
      ? words.sheet.private(firstName(only.name))
      : words.sheet.onlyThese
  const nobody = seeing.length === 0
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheet.title(seeing.length)}
      note={note}
      foot={
        <button
          type="button"
          className="button wide"
          aria-disabled={nobody}
          onClick={() => (nobody ? announce(words.sheet.title(0)) : onClose())}
        >
          {words.sheet.done(seeing.length)}
        </button>
      }
    >
      <AudienceCards
        label={words.sheet.base}
        value={named ? 'people' : 'connections'}
        cards={[
          {
            value: 'connections',
            name: words.sheet.connections,
            note: words.sheet.some(people.slice(0, 2).map(({ name }) => firstName(name))),
            opening: 'conhecidos',
          },
          { value: 'people', name: words.sheet.people, note: words.sheet.peopleNote, opening: 'pessoas' },
        ]}
        onChoose={(base) => onChange({ people: base === 'people' ? [] : undefined })}
      />
      {named ? (
        <NamedList people={people} named={named} onChange={(now) => onChange({ people: now })} />
      ) : (
        <ExceptList people={people} except={except} onChange={(now) => onChange({ except: now })} />
      )}
    </Sheet>
  )
}
