import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { Choice } from '../../ui/choice.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Draft } from '../data/drafts.ts'
import { ExceptList } from './except-list.tsx'
import { NamedList } from './named-list.tsx'
import { words } from './words.ts'

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
  const note = named
    ? only && seeing.length === 1 && words.sheet.private(firstName(only.name))
    : out.length > 0 && words.sheet.exceptNames(out)
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheet.title(seeing.length)}
      {...(note && { note })}
      foot={
        <button type="button" className="button wide" onClick={onClose}>
          {words.sheet.done(seeing.length)}
        </button>
      }
    >
      <Choice
        label={words.sheet.base}
        value={named ? 'people' : 'connections'}
        options={[
          { value: 'connections', text: words.sheet.connections },
          { value: 'people', text: words.sheet.people },
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
