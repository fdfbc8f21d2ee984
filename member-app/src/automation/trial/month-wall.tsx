import { block } from '@varanda/design/cobogo'
import { shortDay } from '@varanda/domain/day-words'
import { locale } from '../../ui/locale.ts'
import { Picture } from '../../ui/picture.tsx'
import { words } from '../words.ts'

const shown = 30
const dark = block('petala', { light: 'var(--shade-3)', ground: 'var(--shade)' })
const lit = block('petala', { light: 'var(--mango)', ground: 'var(--shade)' })

/** The last 30 days as a wall, lit where it would have acted. The list below says the same. */
export function MonthWall({ days }: { days: readonly string[] }) {
  const all = Array.from({ length: shown }, (_, index) => dayBefore(shown - 1 - index))
  return (
    <>
      <div className="auto-wall" aria-hidden="true">
        {all.map((day) => (
          <Picture key={day} svg={days.includes(day) ? lit : dark} />
        ))}
      </div>
      <p className="auto-wall-ends small quiet" aria-hidden="true">
        <span>{shortDay(all[0]! as `${number}-${number}-${number}`, locale)}</span>
        <span>{words.trial.today}</span>
      </p>
    </>
  )
}

/** `YYYY-MM-DD` by this device's clock. */
function dayBefore(days: number): string {
  const then = new Date()
  then.setHours(12, 0, 0, 0)
  then.setDate(then.getDate() - days)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`
}
