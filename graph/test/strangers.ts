import { type Network, nobody, noDay } from '../src/network.ts'
import { tiesOf } from './adjacent.ts'

/** A network of people of whom nothing is known but who is tied to whom. */
export function strangers(count: number, pairs: readonly (readonly [number, number])[]): Network {
  return {
    people: {
      count,
      names: Array.from({ length: count }, (_, person) => `Person ${person + 1}`),
      group: new Uint32Array(count).fill(nobody),
      groups: [],
      inviter: new Uint32Array(count).fill(nobody),
      joined: new Int32Array(count).fill(noDay),
      born: new Int32Array(count).fill(noDay),
      household: new Uint32Array(count).fill(nobody),
    },
    ties: tiesOf(pairs),
  }
}
