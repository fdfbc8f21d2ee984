import { networkGraph as en } from '@varanda/domain/graph/messages/en/network-graph'
import { networkGraph as pt } from '@varanda/domain/graph/messages/pt/network-graph'
import type { Explorer } from '@varanda/explorer/view/explorer'
import { inLocale } from '../ui/locale.ts'
import { words } from './words.ts'

const { explorer } = inLocale({ pt, en })
const { terms } = words

/**
 * The explorer's words about an instance: its groups are branches, "through" instead of "invited by", and lines instead
 * of invites and acquaintance, because whoever stands between two people may be hidden.
 */
export const explorerWords: Parameters<typeof Explorer>[0]['words'] = {
  ...explorer,
  person: {
    ...explorer.person,
    invitedBy: terms.through,
    founder: terms.beginning,
    noInviter: terms.beginning,
    invited: { one: terms.came.one, other: terms.came.other },
    knows: { one: terms.lines.one, other: terms.lines.other },
    neighbours: terms.oneLineAway,
  },
  kinds: { ...explorer.kinds, connection: terms.lineOrConnection },
  path: {
    ...explorer.path,
    byTies: terms.path.byTies,
    byInvites: terms.path.byInvites,
    ties: { one: terms.path.ties.one, other: terms.path.ties.other },
    invites: { one: terms.path.invites.one, other: terms.path.invites.other },
    invitesIn: { one: terms.path.invitesIn.one, other: terms.path.invitesIn.other },
    soFar: { one: terms.path.soFar.one, other: terms.path.soFar.other },
    noneByInvites: terms.path.noneByInvites,
  },
  colour: {
    ...explorer.colour,
    group: terms.branch,
    degree: terms.howManyLines,
    invited: terms.howManyCame,
    depth: terms.depth,
  },
  size: { ...explorer.size, degree: terms.howManyLines, invited: terms.howManyCame, legend: terms.sizes },
  legend: { ...explorer.legend, group: terms.branches, invite: terms.line, none: terms.beginning },
  table: {
    ...explorer.table,
    group: terms.branch,
    inviter: terms.throughWhom,
    invited: terms.cameHere,
    knows: terms.howManyLines,
  },
}
