import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import type { SaveWishes } from '../use-save-wishes.ts'
import { settingsWords } from '../words.ts'
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
          <li key={id} className="person">
            <CircleBlock id={id} edition={named.get(id)?.block} size={2.75} />
            <span className="person-words">
              <span className="person-name" dir="auto">
                {nameOf(id)}
              </span>
            </span>
            <button
              type="button"
              className="text-button plain"
              aria-label={words.take(nameOf(id))}
              onClick={() => {
                save({ quietCircles: { [id]: null } })
                // The pressed button goes away with its row.
                document.getElementById('quiet-circles')?.focus()
              }}
            >
              {words.takeShort}
            </button>
          </li>
        ))}
      </ul>
    </SettingRow>
  )
}
