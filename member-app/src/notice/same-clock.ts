/** Half a year in milliseconds: between them, summer time is seen in either half of the world. */
const halfYear = 182 * 24 * 60 * 60_000

/**
 * Pure: whether clocks in two zones show the same. Their names do not tell: browsers call one zone by different ones
 * (Asia/Kolkata, Asia/Calcutta). A name that this browser does not know is of another clock.
 */
export function isSameClock(one: string, other: string, now: Date): boolean {
  if (one === other) return true
  return [now, new Date(now.getTime() + halfYear)].every((at) => {
    const shown = clockIn(one, at)
    return shown !== undefined && shown === clockIn(other, at)
  })
}

function clockIn(timeZone: string, at: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  } catch {
    return undefined
  }
}
