import { Link } from '@tanstack/react-router'
import type { Reminder } from '@varanda/domain/support/reminder'
import { useReminders } from '../data/support.ts'
import { usePersonName } from '../use-person-name.ts'
import { words } from '../words.ts'
import { ReminderLine } from './reminder-line.tsx'

/** Of whom I am reminded every month; nothing where that is nobody. */
export function OwnReminders() {
  const reminders = useReminders()
  if (reminders.state !== 'ready' || reminders.value.length === 0) return null
  return (
    <section className="support-part" aria-labelledby="own-reminders">
      <h2 id="own-reminders" className="sheet-title">
        {words.reminder.title}
      </h2>
      <ul className="support-tips">
        {reminders.value.map(({ id, data }) => (
          <OwnReminder key={id} reminder={data} />
        ))}
      </ul>
    </section>
  )
}

function OwnReminder({ reminder }: { reminder: Reminder }) {
  const { to } = reminder
  const name = usePersonName(to)
  return (
    <li className="support-tip">
      <ReminderLine reminder={reminder} name={name}>
        <Link className="text-button" to="/user/people/$uid/support" params={{ uid: to }}>
          {words.page.title(name)}
        </Link>
      </ReminderLine>
    </li>
  )
}
