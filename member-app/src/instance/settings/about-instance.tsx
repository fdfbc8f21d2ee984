import { Time } from '../../ui/time/time.tsx'
import { useInstance } from './use-instance.ts'
import { words } from './words.ts'

/** What every member may know: who runs the instance, how to reach them, when it was last copied. */
export function AboutInstance() {
  const instance = useInstance()
  if (instance.state !== 'ready') return null
  const { name, operator, contact, lastBackupAt } = instance.value
  return (
    <section className="about-instance" aria-labelledby="about-instance">
      <h3 id="about-instance" className="way-title">
        {words.about}: <span dir="auto">{name}</span>
      </h3>
      <dl className="small">
        {operator && (
          <div>
            <dt>{words.runBy}</dt>
            <dd dir="auto">{operator}</dd>
          </div>
        )}
        {contact && (
          <div>
            <dt>{words.reach}</dt>
            <dd dir="auto">{contact}</dd>
          </div>
        )}
        <div>
          <dt>{words.backup}</dt>
          <dd>{lastBackupAt ? <Time at={lastBackupAt.toDate()} /> : words.backupNever}</dd>
        </div>
      </dl>
      {!operator && !contact && <p className="small quiet">{words.notSaid}</p>}
    </section>
  )
}
