import { buildMeta } from '@varanda/domain/instance/build'
import type { InstanceCondition } from '@varanda/domain/instance/condition'
import { needsOfMachine } from '@varanda/domain/instance/needs'
import { Icon } from '../../ui/icon.tsx'
import { sayTime } from '../../ui/time/time-words.ts'
import { Fact } from './fact.tsx'
import { sayBytes, sayNumber, saySeconds } from './say-figures.ts'
import { words } from './words.ts'

const version = () => document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content ?? '–'

/** What the machine under the instance says of itself just now. */
export function MachineCard({ condition }: { condition: InstanceCondition | 'loading' }) {
  return (
    <section className="card" aria-labelledby="machine-card">
      <h2 id="machine-card" className="label">
        {words.machine.title}
      </h2>
      {condition === 'loading' ? <p className="quiet">…</p> : <Said condition={condition} />}
      <dl className="facts">
        <Fact name={words.machine.version} value={version()} />
      </dl>
    </section>
  )
}

function Said({ condition }: { condition: InstanceCondition }) {
  if (condition.kind !== 'here') {
    return <p className="quiet">{condition.kind === 'silent' ? words.machine.silent : words.machine.elsewhere}</p>
  }
  const { ok, jobs, lastBackupAt } = condition
  const isWell = needsOfMachine(condition, new Date()).length === 0
  return (
    <>
      <p className={isWell ? 'well' : ok ? 'due' : 'late'}>
        <Icon name={isWell ? 'check' : 'warning'} size={20} />
        {isWell ? words.machine.well : ok ? words.machine.wanting : words.machine.unwell}
      </p>
      <dl className="facts">
        <Fact name={words.machine.files} value={sayBytes(condition.filesBytes)} />
        <Fact name={words.machine.database} value={sayBytes(condition.databaseBytes)} />
        <Fact name={words.machine.free} value={sayBytes(condition.diskFreeBytes)} />
        <Fact
          name={words.machine.backup}
          value={lastBackupAt ? sayTime(new Date(lastBackupAt), new Date()) : words.machine.noBackup}
        />
        <Fact name={words.machine.uptime} value={saySeconds(condition.uptimeSeconds)} />
        <Fact name={words.machine.jobs} value={sayNumber(jobs.waiting)} />
        <Fact name={words.machine.dead} value={sayNumber(jobs.dead)} />
      </dl>
    </>
  )
}
