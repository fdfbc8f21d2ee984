/** Lets a thread live in a time of the tests' choosing: machine time and an offset, so that it goes on by itself. */
const MachineDate = Date
let offset = 0

class MovedDate extends MachineDate {
  constructor(...given: []) {
    if (given.length === 0) super(MachineDate.now() + offset)
    else super(...given)
  }
  static override now(): number {
    return MachineDate.now() + offset
  }
}

/** From now on `Date` is that many milliseconds ahead. */
export function setOffset(milliseconds: number): void {
  offset = milliseconds
  globalThis.Date = MovedDate as DateConstructor
}

/** Machine time again. */
export function unmoveClock(): void {
  globalThis.Date = MachineDate
}
