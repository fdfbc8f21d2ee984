import { networkGraph as en } from '@varanda/domain/graph/messages/en/network-graph'
import { networkGraph as pt } from '@varanda/domain/graph/messages/pt/network-graph'
import type { Explorer } from '@varanda/explorer/view/explorer'
import { inLocale } from '../ui/locale.ts'
import { words } from './words.ts'

const { explorer } = inLocale({ pt, en })
const { terms } = words

/**
 * The explorer's words about an instance: its groups are branches, and "through" instead of "invited by", because
 * whoever stands between two people may be hidden.
 */
export const explorerWords: Parameters<typeof Explorer>[0]['words'] = {
  ...explorer,
  person: {
    ...explorer.person,
    invitedBy: terms.through,
    founder: terms.beginning,
    noInviter: terms.beginning,
    invited: { one: terms.came.one, other: terms.came.other },
  },
  colour: { ...explorer.colour, group: terms.branch, invited: terms.howManyCame },
  size: { ...explorer.size, invited: terms.howManyCame, legend: terms.sizes },
  legend: { ...explorer.legend, group: terms.branches, invite: terms.line, none: terms.beginning },
  table: { ...explorer.table, group: terms.branch, inviter: terms.throughWhom, invited: terms.cameHere },
}
