/** Gathers people and ties in whatever order a file tells them, and makes a network of them. */
import { mostPeople, mostTies, type Network, nobody, tieKinds } from '../../network.ts'
import type { Cells } from '../columns.ts'
import { readDay } from '../days.ts'
import { FileFault } from '../file-fault.ts'
import { longestId, longestName } from '../limits.ts'
import { cleanName } from './clean-name.ts'
import { keepDistinct, type TieColumns } from './distinct-ties.ts'

/** What of a file is not in the network that was read from it, and what is not in the file. */
export interface ReadReport {
  /** Ties of a person to themselves, left out. */
  readonly loops: number
  /** Ties of a pair that has one already, left out. */
  readonly merged: number
  /** Ties between inviter and invited that the file does not have. */
  readonly added: number
  /** Ties of a kind that is not known here: they are connections. */
  readonly otherKinds: number
  /** Names that were too long. */
  readonly cut: number
  /** Columns that are not known here: the first of them. */
  readonly leftOut: readonly string[]
}

const mostLeftOut = 12

/** A person may be spoken of as `7` and as `7.0`, which are one only once everybody is read. */
const mostPlaces = 2 * mostPeople

const kindOf = new Map<string, number>(tieKinds.map((kind, index) => [kind, index]))

export class Gathering {
  /** Place of each id, in the order in which ids are met, be it as a person or as someone's friend. */
  readonly #places = new Map<string, number>()
  readonly #firstLine: number[] = []
  /** Person at each place; -1 for one who is only spoken of. */
  readonly #personAt: number[] = []

  readonly #names: string[] = []
  readonly #groups = new Map<string, number>()
  readonly #group: number[] = []
  /** Places. */
  readonly #inviter: number[] = []
  readonly #joined: number[] = []
  readonly #born: number[] = []
  readonly #household: number[] = []

  /** Places. */
  #ties: TieColumns = newTies(1 << 12)
  #tieCount = 0

  #loops = 0
  #merged = 0
  #otherKinds = 0
  #cut = 0
  readonly #leftOut = new Set<string>()

  /** Adds a person; one without an id is called by their number, counted from 0. */
  person(cells: Cells, line: number): void {
    const person = this.#names.length
    if (person === mostPeople) throw new FileFault('too-many-people', line)
    const id = cells.id || String(person)
    const place = this.#placeOf(id, line)
    if (this.#personAt[place]! >= 0) throw new FileFault('duplicate-person', line, id)
    this.#personAt[place] = person
    const name = this.#cleaned(cells.name ?? '') || this.#cleaned(cells.label ?? '') || this.#cleaned(id)
    this.#names.push(name || String(person))
    this.#group.push(this.#groupOf(cells.group ?? ''))
    this.#joined.push(dayIn(cells.joined, line))
    this.#born.push(dayIn(cells.born, line))
    this.#household.push(householdIn(cells.household, line))
    this.#inviter.push(cells.inviter ? this.#placeOf(cells.inviter, line) : nobody)
  }

  tie({ source, target, kind = '' }: Cells, line: number): void {
    if (!source || !target) throw new FileFault('column-missing', line, source ? 'target' : 'source')
    const from = this.#placeOf(source, line)
    const to = this.#placeOf(target, line)
    const known = kind === '' ? 0 : kindOf.get(kind.trim().toLowerCase())
    if (known === undefined) this.#otherKinds++
    if (from === to) this.#loops++
    else this.#push(from, to, known ?? 0)
  }

  /** Notes a column that this network has no place for. */
  leaveOut(title: string): void {
    if (this.#leftOut.size < mostLeftOut) this.#leftOut.add(title)
  }

  /** Makes a person of each id that was only spoken of: for a file that has no list of people. */
  nameTheUnknown(): void {
    for (const [id, place] of this.#places) if (this.#personAt[place]! < 0) this.person({ id }, this.#firstLine[place]!)
  }

  /**
   * The person at each place; throws `unknown-person` when there is none. Spreadsheets write a column of numbers with
   * gaps as `7.0`: such an id may stand for `7`.
   */
  everyPlaceAPerson(): Int32Array {
    const personAt = Int32Array.from(this.#personAt)
    for (const [id, place] of this.#places) {
      if (personAt[place]! >= 0) continue
      const whole = id.endsWith('.0') ? this.#places.get(id.slice(0, -2)) : undefined
      const person = whole === undefined ? -1 : this.#personAt[whole]!
      if (person < 0) throw new FileFault('unknown-person', this.#firstLine[place], id)
      personAt[place] = person
    }
    return personAt
  }

  /** The network, with ties from who was invited to who invited them. */
  finish(): { network: Network; report: ReadReport } {
    const count = this.#names.length
    if (count === 0) throw new FileFault('empty')
    const personAt = this.everyPlaceAPerson()
    const inviter = Uint32Array.from(this.#inviter, (place) => (place === nobody ? nobody : personAt[place]!))
    refuseCycles(inviter, this.#names)
    for (let tie = 0; tie < this.#tieCount; tie++) {
      this.#ties.from[tie] = personAt[this.#ties.from[tie]!]!
      this.#ties.to[tie] = personAt[this.#ties.to[tie]!]!
    }
    this.#mergeTies(count)
    const told = this.#tieCount
    for (let person = 0; person < count; person++) {
      if (inviter[person] !== nobody) this.#push(inviter[person]!, person, 0)
    }
    const tieCount = keepDistinct(count, this.#tieCount, this.#ties)
    if (tieCount > mostTies) throw new FileFault('too-many-ties')
    return {
      network: {
        people: {
          count,
          names: this.#names,
          group: Uint32Array.from(this.#group),
          groups: [...this.#groups.keys()],
          inviter,
          joined: Int32Array.from(this.#joined),
          born: Int32Array.from(this.#born),
          household: Uint32Array.from(this.#household),
        },
        ties: {
          count: tieCount,
          from: this.#ties.from.slice(0, tieCount),
          to: this.#ties.to.slice(0, tieCount),
          kind: this.#ties.kind.slice(0, tieCount),
        },
      },
      report: {
        loops: this.#loops,
        merged: this.#merged,
        added: tieCount - told,
        otherKinds: this.#otherKinds,
        cut: this.#cut,
        leftOut: Array.from(this.#leftOut, (title) => cleanName(title, 40)),
      },
    }
  }

  #placeOf(id: string, line: number): number {
    const known = this.#places.get(id)
    if (known !== undefined) return known
    if (id.length > longestId) throw new FileFault('too-long', line, id)
    const place = this.#personAt.length
    if (place === mostPlaces) throw new FileFault('too-many-people', line)
    this.#places.set(id, place)
    this.#personAt.push(-1)
    this.#firstLine.push(line)
    return place
  }

  #cleaned(text: string): string {
    const name = cleanName(text)
    if (text.length > longestName && cleanName(text, longestName + 1) !== name) this.#cut++
    return name
  }

  #groupOf(text: string): number {
    const name = cleanName(text)
    if (name === '') return nobody
    const known = this.#groups.get(name)
    if (known !== undefined) return known
    this.#groups.set(name, this.#groups.size)
    return this.#groups.size - 1
  }

  #push(from: number, to: number, kind: number): void {
    if (this.#tieCount === this.#ties.from.length) {
      // A file that tells each tie from both sides has twice as many; for more than that, merging makes room.
      if (this.#tieCount < 2 * mostTies) this.#ties = largerTies(this.#ties)
      else this.#mergeTies(this.#personAt.length)
    }
    this.#ties.from[this.#tieCount] = from
    this.#ties.to[this.#tieCount] = to
    this.#ties.kind[this.#tieCount++] = kind
  }

  #mergeTies(people: number): void {
    const kept = keepDistinct(people, this.#tieCount, this.#ties)
    this.#merged += this.#tieCount - kept
    this.#tieCount = kept
    if (kept > mostTies) throw new FileFault('too-many-ties')
  }
}

const newTies = (room: number): TieColumns => ({
  from: new Uint32Array(room),
  to: new Uint32Array(room),
  kind: new Uint8Array(room),
})

function largerTies({ from, to, kind }: TieColumns): TieColumns {
  const larger = newTies(Math.min(2 * from.length, 2 * mostTies))
  larger.from.set(from)
  larger.to.set(to)
  larger.kind.set(kind)
  return larger
}

function dayIn(text: string | undefined, line: number): number {
  const day = readDay(text?.trim() ?? '')
  if (day === undefined) throw new FileFault('bad-date', line, text)
  return day
}

/** Whole numbers, which programs that know only one kind of number write as `7.0`. */
function householdIn(text: string | undefined, line: number): number {
  const digits = text?.trim() ?? ''
  if (digits === '') return nobody
  const number = /^\d{1,10}(\.0)?$/.test(digits) ? Number(digits) : nobody
  if (number >= nobody) throw new FileFault('bad-number', line, text)
  return number
}

/** Each chain of inviters must end with someone who began. */
function refuseCycles(inviter: Uint32Array, names: readonly string[]): void {
  const seenFrom = new Int32Array(inviter.length).fill(-1)
  for (let start = 0; start < inviter.length; start++) {
    let person = start
    while (person !== nobody && seenFrom[person] === -1) {
      seenFrom[person] = start
      person = inviter[person]!
    }
    if (person !== nobody && seenFrom[person] === start) throw new FileFault('cycle', undefined, names[person])
  }
}
