/**
 * How much of everybody's bodies, those of requests or those of answers, may lie in memory at once, and how much of one
 * network's, for which one alone may be larger. In bytes.
 */
const MOST = 256 * 1024 * 1024
const MOST_OF_ONE = 64 * 1024 * 1024
/** Bodies up to this size have a part of both to themselves, so that no large ones keep out what everybody sends. */
const SMALL = 64 * 1024
const MOST_SMALL = 32 * 1024 * 1024
const MOST_SMALL_OF_ONE = 4 * 1024 * 1024

/** One body. */
export interface BodyHold {
  /** False when it is too much; it counts all the same until all is given back. */
  take(bytes: number): boolean
  giveBack(): void
}

export interface BodyBudget {
  open(network: string): BodyHold
}

interface Held {
  small: number
  large: number
}

export function bodyBudget(): BodyBudget {
  const all: Held = { small: 0, large: 0 }
  const ofNetworks = new Map<string, Held>()
  return {
    open(network) {
      const own = ofNetworks.get(network) ?? { small: 0, large: 0 }
      ofNetworks.set(network, own)
      let size = 0
      let part: keyof Held = 'small'
      const count = (bytes: number) => {
        all[part] += bytes
        own[part] += bytes
      }
      return {
        take(bytes) {
          size += bytes
          count(bytes)
          if (part === 'small') {
            if (size <= SMALL && all.small <= MOST_SMALL && own.small <= MOST_SMALL_OF_ONE) return true
            count(-size)
            part = 'large'
            count(size)
          }
          return all.large <= MOST - MOST_SMALL && (own.large <= MOST_OF_ONE - MOST_SMALL_OF_ONE || own.large === size)
        },
        giveBack() {
          count(-size)
          size = 0
          if (own.small + own.large === 0 && ofNetworks.get(network) === own) ofNetworks.delete(network)
        },
      }
    },
  }
}
