import { type Bounds, boundsOf } from '../camera.ts'
import { type Look, type Picture, shown } from '../graph-canvas.ts'
import {
  type Blocks,
  blocksOf,
  bridgesOf,
  type Groups,
  namesOfRegions,
  type Order,
  orderOf,
  type Regions,
  regionsOf,
} from '../levels.ts'
import { type Spacing, spacingOf } from '../spacing.ts'

const mostBridges = 600
const none = new Uint32Array()
const nobody: Picture = { names: [], ties: { count: 0, from: none, to: none }, positions: new Float32Array() }

/**
 * The network as it is drawn: where its people are, what they and their ties look like, and the groups that stand for
 * them from afar. Numbers only; `send.ts` brings them to a painter. A group has a number behind those of people.
 */
export class DrawnNetwork {
  picture = nobody
  positions = nobody.positions
  /** As the painter gets them: see `painter.ts`. */
  looks = new Uint8Array()
  pairs = none
  /** Who shines, the first with those they know. */
  lit: readonly number[] = []
  spacing: Spacing = spacingOf(nobody.positions, nobody.ties)

  groups: Groups | undefined
  /** Where groups are and what they look like. */
  blocks: Blocks | undefined
  bridges: Uint32Array = none
  /** In which people and ties are drawn, group by group. */
  order: Order | undefined
  #regions: Regions | undefined
  #sayCount: (count: number) => string = String

  get people(): number {
    return this.positions.length / 2
  }

  /** Another network: whole, and without groups. */
  show(picture: Picture): void {
    this.picture = picture
    this.positions = picture.positions
    this.looks = new Uint8Array(4 * this.people)
    for (let person = 0; person < this.people; person++) this.looks[4 * person + 2] = shown.full
    const { ties, invites } = picture
    this.pairs = new Uint32Array(2 * ties.count)
    for (let tie = 0; tie < ties.count; tie++) {
      this.pairs[2 * tie] = ties.from[tie]! + ((shown.full + 4 * (invites?.[tie] ?? 0)) << 24)
      this.pairs[2 * tie + 1] = ties.to[tie]!
    }
    this.lit = []
    this.groups = this.#regions = this.blocks = this.order = undefined
    this.#measure()
  }

  /** The same people elsewhere. */
  place(positions: Float32Array): void {
    this.positions = positions
    this.#measure()
    this.#gatherAgain()
  }

  look({ colour, size, people, ties }: Look): void {
    for (const [place, values] of [colour, size, people].entries())
      if (values) for (let person = 0; person < this.people; person++) this.looks[4 * person + place] = values[person]!
    if (people && this.groups && this.#regions)
      this.groups = { of: this.groups.of, names: namesOfRegions(this.groups.of, this.#regions, this.looks) }
    this.#gatherAgain()
    if (ties)
      for (let tie = 0; 2 * tie < this.pairs.length; tie++)
        this.pairs[2 * tie] = (this.pairs[2 * tie]! & 0x04ffffff) | (ties[tie]! << 24)
  }

  light(people: ArrayLike<number>): void {
    for (const person of this.lit) this.looks[4 * person + 3] = 0
    this.lit = Array.from(people)
    for (const person of this.lit) this.looks[4 * person + 3] = 1
  }

  /** False where they are of another network than this. */
  gather(next: Groups | Regions, say: (count: number) => string): boolean {
    if (('of' in next ? next.of : next.rank).length !== this.people) return false
    this.groups = 'of' in next ? next : undefined
    this.#regions = 'of' in next ? undefined : next
    this.#sayCount = say
    this.arrange()
    return true
  }

  /** Groups, their ties and the order of all, by where people are now. */
  arrange(): void {
    const { positions, picture, spacing } = this
    if (this.#regions) this.groups = regionsOf(positions, this.#regions, this.looks)
    this.bridges = this.groups ? bridgesOf(this.groups, picture.ties, mostBridges) : none
    this.#gatherAgain()
    this.order = this.groups && this.blocks && orderOf(this.groups, this.blocks, picture.ties, spacing.bounds)
  }

  /** Groups by their number, the largest first; those of whom nobody is there are left out. */
  groupsBySize(): Uint32Array {
    const { count } = this.blocks!
    const numbers = Uint32Array.from(this.groups!.names.keys()).filter((group) => count[group]! > 0)
    return numbers.sort((a, b) => count[b]! - count[a]! || a - b)
  }

  /** In no group, and so drawn from afar too. */
  isAlone(person: number): boolean {
    return this.groups !== undefined && this.groups.of[person]! >= this.groups.names.length
  }

  /** A person's, or that of the group which has a number behind those of people. */
  nameOf(person: number): string {
    const name = this.picture.names[person]
    if (name !== undefined || !this.groups) return name ?? ''
    const group = person - this.people
    return `${this.groups.names[group]} · ${this.#sayCount(this.blocks?.count[group] ?? 0)}`
  }

  /** The box around a group. */
  groupBounds(group: number): Bounds {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.blocks!.boxes.subarray(4 * group, 4 * group + 4)
    return { left, top, right, bottom }
  }

  /** The box around these people, or around everybody. */
  boundsOf(people?: ArrayLike<number>): Bounds {
    return people ? boundsOf(this.positions, people) : this.spacing.bounds
  }

  #measure(): void {
    this.spacing = spacingOf(this.positions, this.picture.ties)
  }

  #gatherAgain(): void {
    this.blocks = this.groups && blocksOf(this.groups, this.positions, this.looks)
  }
}
