import { localeTag } from '../../ui/locale.ts'

const whole = new Intl.NumberFormat(localeTag)
const tenths = new Intl.NumberFormat(localeTag, { maximumFractionDigits: 1 })
const units = ['B', 'kB', 'MB', 'GB', 'TB']

export function sayNumber(count: number): string {
  return whole.format(count)
}

/** "1,4 GB": in the steps that people see elsewhere, a thousand each. */
export function sayBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${(step === 0 ? whole : tenths).format(bytes / 1000 ** step)} ${units[step]}`
}

/** "há 3 dias" / "3 days ago", of seconds that went by; "agora" / "now" within a minute. */
export function saySeconds(seconds: number): string {
  if (seconds < 60) return new Intl.RelativeTimeFormat(localeTag, { numeric: 'auto' }).format(0, 'second')
  const relative = new Intl.RelativeTimeFormat(localeTag)
  if (seconds < 3600) return relative.format(-Math.round(seconds / 60), 'minute')
  if (seconds < 2 * 86_400) return relative.format(-Math.round(seconds / 3600), 'hour')
  return relative.format(-Math.round(seconds / 86_400), 'day')
}

/** "16 de nov." of a `YYYY-MM-DD`. */
export function sayWeek(week: string): string {
  return new Intl.DateTimeFormat(localeTag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${week}T12:00:00Z`),
  )
}
