const nanosPerSecond = 1_000_000_000n
/** The bound of protobuf's Duration: about 10,000 years. */
const limit = 315_576_000_000n * nanosPerSecond

/** A span of time in nanoseconds, of either sign. */
export class DurationValue {
  readonly type = 'duration'
  readonly nanos: bigint

  constructor(nanos: bigint) {
    this.nanos = nanos
  }

  static of(nanos: bigint): DurationValue | null {
    return nanos > limit || nanos < -limit ? null : new DurationValue(nanos)
  }
}

const units = new Map([
  ['w', 604_800n * nanosPerSecond],
  ['d', 86_400n * nanosPerSecond],
  ['h', 3_600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** Nanoseconds in one unit of `duration.value`; undefined for an unknown unit. */
export const nanosPerUnit = (unit: string): bigint | undefined => units.get(unit)
