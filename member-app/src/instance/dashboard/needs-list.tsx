import { Link } from '@tanstack/react-router'
import type { IconName } from '@varanda/design/icons'
import { type Need, pressureOf } from '@varanda/domain/instance/needs'
import { routes } from '@varanda/domain/site/routes'
import { Icon } from '../../ui/icon.tsx'
import { sayNumber } from './say-figures.ts'
import type { useNeeds } from './use-needs.ts'
import { words } from './words.ts'

const say = words.needs
const icons = { late: 'warning', due: 'clock', calm: 'info' } as const satisfies Record<string, IconName>

/** What asks for an administrator, in sentences; each leads to where it is done. */
export function NeedsList({ needs, state }: ReturnType<typeof useNeeds>) {
  return (
    <section className="card needs" aria-labelledby="needs-title">
      <h2 id="needs-title" className="label">
        {say.title}
      </h2>
      {state === 'loading' && needs.length === 0 && <p className="quiet">…</p>}
      {state === 'whole' && needs.length === 0 && (
        <p className="well">
          <Icon name="check" size={20} /> {say.none}
        </p>
      )}
      {needs.length > 0 && (
        <ul className="plain">
          {needs.map((need) => (
            <NeedRow key={need.kind} need={need} />
          ))}
        </ul>
      )}
      {state === 'partly' && <p className="quiet">{words.unknown}</p>}
    </section>
  )
}

function NeedRow({ need }: { need: Need }) {
  const { title, text = [], to } = wordsOf(need)
  const pressure = pressureOf(need)
  const inside = (
    <>
      <Icon name={icons[pressure]} />
      <span className="way-words">
        <span className="way-title">{title}</span>
        {text.map((line) => (
          <span key={line} className="small quiet">
            {line}
          </span>
        ))}
      </span>
      {to && <Icon name="forward" size={20} />}
    </>
  )
  return (
    <li className={`need ${pressure}`}>
      {to ? (
        <Link to={to} className="way">
          {inside}
        </Link>
      ) : (
        <div className="way">{inside}</div>
      )}
    </li>
  )
}

interface Said {
  title: string
  text?: string[]
  to?: string
}

function wordsOf(need: Need): Said {
  switch (need.kind) {
    case 'requests': {
      const { waiting, due, late } = need
      const text = [
        ...(late > 0 ? [say.late(late)] : []),
        ...(due > late ? [say.due(due - late)] : []),
        ...(due === 0 ? [say.inTime] : []),
      ]
      return { title: say.requests(waiting, sayNumber(waiting)), text, to: routes.adminSignupRequests.path }
    }
    case 'reports':
      return { title: say.reports(need.count, sayNumber(need.count)), to: routes.adminReports.path }
    case 'appeals':
      return { title: say.appeals(need.count, sayNumber(need.count)), to: routes.adminReports.path }
    case 'seats':
      return { title: say.seats(need.count, sayNumber(need.count)), to: routes.adminInvites.path }
    case 'entries-differ':
      return { title: words.nights.differ }
    case 'accounts-gone':
      return { title: words.nights.tooMany }
    case 'machine':
      return { title: words.machine.unwell }
    case 'no-backup':
      return { title: say.noBackup, text: [say.backupHow] }
    case 'old-backup':
      return { title: say.oldBackup(need.days), text: [say.backupHow] }
    case 'dead-jobs':
      return { title: say.deadJobs(need.count, sayNumber(need.count)), text: [words.machine.deadNote] }
    case 'dead-mail':
      return { title: words.mail.dead(need.count, sayNumber(need.count)) }
    case 'no-operator':
      return { title: say.noOperator, text: [say.operatorWhy], to: routes.adminSettings.path }
  }
}
