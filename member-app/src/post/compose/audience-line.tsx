import type { Connection } from '@varanda/domain/connection/connection'
import { locale } from '../../ui/locale.ts'
import { Opening } from '../../ui/opening.tsx'
import { Portraits } from '../../ui/portrait.tsx'
import { openingOf, sayAudience } from '../../ui/text/audience-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { words } from './words.ts'

/** The sentence over the button: who will see this, by name. It opens the list. */
export function AudienceLine(props: {
  known: boolean
  seeing: readonly Connection[]
  /** How many whom I know do not see it. */
  left: number
  /** For people by name. */
  named: boolean
  onPress: () => void
}) {
  const online = useOnline()
  const { known, seeing, left, named, onPress } = props
  if (!known) return <p className="audience-line">{online ? shared.loading : words.unknown}</p>
  const sentence =
    seeing.length === 0
      ? named
        ? words.nobodyChosen
        : words.nobody
      : sayAudience({ count: seeing.length, names: seeing.map(({ name }) => name).slice(0, 3) }, locale)
  return (
    <button type="button" className="audience-line" aria-haspopup="dialog" onClick={onPress}>
      <Opening key={openingOf(seeing.length, left)} level={openingOf(seeing.length, left)} />
      <span className="audience-words">
        <span className="audience-names">{sentence}</span>
        <span className="small">{words.change}</span>
      </span>
      <Portraits uids={seeing.slice(0, 3).map(({ uid }) => uid)} />
    </button>
  )
}
