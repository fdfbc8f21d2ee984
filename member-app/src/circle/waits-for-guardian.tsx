import { firstName } from '@varanda/domain/member/member'
import { CircleBlock } from '../ui/circle-block.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AskedOfGuardian } from './data/asked-guardian.ts'
import { words } from './words.ts'

/** The circles that are there once my guardian said yes. */
export function WaitsForGuardian({ asked }: { asked: readonly AskedOfGuardian[] }) {
  const making = asked.filter(({ kind, state }) => kind === 'open-circle' && state === 'waiting')
  if (making.length === 0) return null
  return (
    <section className="light waits" aria-labelledby="light-waits">
      <header className="light-head">
        <Icon name="clock" size={20} />
        <h2 id="light-waits">{words.asked.title}</h2>
      </header>
      <ul className="circle-rows plain">
        {making.map(({ id, circle, guardian }) => (
          <li key={id} className="circle-row">
            <CircleBlock id={circle.id} edition={circle.block} />
            <span className="row-words">
              <span className="row-name" dir="auto">
                {circle.name}
              </span>
              <span className="row-sub">{words.asked.by(firstName(guardian.name))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
