import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import type { SaveWishes } from '../use-save-wishes.ts'
import { settingsWords } from '../words.ts'
import { NamedRow } from './named-row.tsx'
import { SettingRow } from './row.tsx'

const words = settingsWords.circles

/** The circles of which nothing rings. */
export function QuietCirclesRow(props: {
  wishes: NoticeWishes
  save: SaveWishes
  isOpen: boolean
  onTurn: () => void
}) {
  const { wishes, save, isOpen, onTurn } = props
  const ids = Object.keys(wishes.quietCircles ?? {}).toSorted()
  const found = useCirclesNamed(ids)
  const named = new Map(found.state === 'ready' ? found.value.map(({ id, circle }) => [id, circle]) : [])
  const nameOf = (id: string) => named.get(id)?.name ?? settingsWords.watching.gone
  return (
    <SettingRow
      id="quiet-circles"
      title={words.title}
      how={ids.length === 0 ? words.none : ids.map(nameOf).join(', ')}
      isLoud={false}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      {ids.length === 0 && <p className="small quiet">{words.noneText}</p>}
      <ul className="people-list">
        {ids.map((id) => (
          <NamedRow
            key={id}
            face={<CircleBlock id={id} edition={named.get(id)?.block} size={2.75} />}
            name={nameOf(id)}
            takeShort={words.takeShort}
            take={words.take(nameOf(id))}
            onTake={() => save({ quietCircles: { [id]: null } })}
            focusNext="quiet-circles"
          />
        ))}
      </ul>
    </SettingRow>
  )
}
