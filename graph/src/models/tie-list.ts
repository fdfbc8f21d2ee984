import { type TieKind, type Ties, tieKinds } from '../network.ts'

/**
 * Ties while they are made: columns that double when they are full. It does not look for a pair that is there already.
 */
export class TieList {
  count = 0
  from: Uint32Array
  to: Uint32Array
  kind: Uint8Array

  constructor(room: number) {
    this.from = new Uint32Array(room)
    this.to = new Uint32Array(room)
    this.kind = new Uint8Array(room)
  }

  add(a: number, b: number, kind: number): void {
    if (this.count === this.from.length) this.grow()
    this.from[this.count] = a
    this.to[this.count] = b
    this.kind[this.count++] = kind
  }

  private grow() {
    const room = 2 * this.count + 16
    const wider = <Column extends Uint32Array | Uint8Array>(column: Column, into: Column) => {
      into.set(column)
      return into
    }
    this.from = wider(this.from, new Uint32Array(room))
    this.to = wider(this.to, new Uint32Array(room))
    this.kind = wider(this.kind, new Uint8Array(room))
  }

  /** Columns cut to their length, sharing no bytes with this list. */
  ties(): Ties {
    const { count, from, to, kind } = this
    return { count, from: from.slice(0, count), to: to.slice(0, count), kind: kind.slice(0, count) }
  }
}

export const kindNumber = Object.fromEntries(tieKinds.map((kind, number) => [kind, number])) as Record<TieKind, number>
