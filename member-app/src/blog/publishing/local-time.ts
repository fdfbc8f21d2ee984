const pair = (part: number) => String(part).padStart(2, '0')

/** A moment as `<input type="datetime-local">` has it, in this device's time zone. */
export function toLocalInput(at: Date): string {
  const day = `${at.getFullYear()}-${pair(at.getMonth() + 1)}-${pair(at.getDate())}`
  return `${day}T${pair(at.getHours())}:${pair(at.getMinutes())}`
}

/** Years that a post may wait. */
const furthest = 2

/** The moment that somebody chose, if a post may wait for it. */
export function chosenMoment(value: string, now: Date): Date | undefined {
  const at = new Date(value)
  const last = new Date(now)
  last.setFullYear(now.getFullYear() + furthest)
  return at > now && at < last ? at : undefined
}

/** Nine in the morning of the next day, here. */
export function nextMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
}
