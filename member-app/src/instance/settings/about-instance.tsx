import { Time } from '../../ui/time/time.tsx'
import { useHouse } from './use-instance.ts'
import { words } from './words.ts'

/** What every member may know: who runs the house, how to reach them, when it was last copied. */
export function AboutHouse() {
  const house = useHouse()
  if (house.state !== 'ready') return null
  const { name, operator, contact, lastBackupAt } = house.value
  return (
    <section className="stack" aria-labelledby="about-house">
      <h2 id="about-house" className="label">
        {words.about}: <span dir="auto">{name}</span>
      </h2>
      <dl className="facts">
        <div>
          <dt>{words.runBy}</dt>
          <dd dir="auto">{operator || words.notSaid}</dd>
        </div>
        <div>
          <dt>{words.reach}</dt>
          <dd dir="auto">{contact || words.notSaid}</dd>
        </div>
        <div>
          <dt>{words.backup}</dt>
          <dd>{lastBackupAt ? <Time at={lastBackupAt.toDate()} /> : words.backupNever}</dd>
        </div>
      </dl>
    </section>
  )
}
