import type { Moment } from '@varanda/domain/moment'

/** A moment without any SDK, in whole milliseconds: the world is built with these and the planter turns them over. */
export class Instant implements Moment {
  readonly millis: number

  constructor(date: Date) {
    this.millis = date.getTime()
  }

  get seconds(): number {
    return Math.floor(this.millis / 1000)
  }

  get nanoseconds(): number {
    return (this.millis - this.seconds * 1000) * 1_000_000
  }

  toMillis(): number {
    return this.millis
  }

  toDate(): Date {
    return new Date(this.millis)
  }
}
