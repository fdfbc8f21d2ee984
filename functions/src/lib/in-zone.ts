import { usualZone } from '@varanda/domain/notice/wishes'
import { Temporal } from 'temporal-polyfill'

/** A moment as a clock there shows it. A zone that this machine does not know is taken for the usual one. */
export function inZone(at: Date, zone = usualZone): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime())
  try {
    return instant.toZonedDateTimeISO(zone)
  } catch {
    return instant.toZonedDateTimeISO(usualZone)
  }
}
