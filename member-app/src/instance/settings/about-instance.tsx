import { Time } from '../../ui/time/time.tsx'
import { useInstance } from './use-instance.ts'
import { words } from './words.ts'

/** What every member may know: who runs the instance, how to reach them, when it was last copied. */
export function AboutInstance() {
  const instance = useInstance()
  if (instance.state !== 'ready') return null
  const { name, operator, contact, lastBackupAt } = instance.value
  return (
    <section className="stack" aria-labelledby="about-instance">
      <h2 id="about-instance" className="label">
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
