import { nobody, type People } from '@varanda/graph/network'

/** So many invites are a story that can be told; more are a list. */
const mostInvites = 13

interface Chain {
  readonly from: number
  readonly to: number
  readonly invites: number
  readonly families: number
}

/** From whoever began to somebody whose invite came by many hands and through many families, as far as a story goes. */
export function exampleChain({ inviter, group }: People): { from?: number; to?: number } {
  let best: Chain | undefined
  for (let to = 0; to < inviter.length; to++) {
    const chain = chainTo(to, inviter, group)
    if (!chain || chain.invites < 2) continue
    if (!best || chain.invites > best.invites || (chain.invites === best.invites && chain.families > best.families))
      best = chain
  }
  return best ? { from: best.from, to: best.to } : {}
}

function chainTo(to: number, inviter: Uint32Array, group: Uint32Array): Chain | undefined {
  const families = new Set([group[to]])
  let from = to
  for (let invites = 0; invites <= mostInvites; invites++) {
    if (inviter[from] === nobody) return { from, to, invites, families: families.size }
    from = inviter[from]!
    families.add(group[from])
  }
  return undefined
}
