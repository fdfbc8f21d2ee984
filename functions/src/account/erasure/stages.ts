import { type FoundStep, foundSteps } from '@varanda/domain/account/leaving/reach'
import { dropAlbums } from './drop-albums.ts'
import { endCards, eraseCards } from './erase-cards.ts'
import { leaveCircles, leaveOwnCircles } from './erase-circles.ts'
import { eraseComments, eraseReactions } from './erase-comments.ts'
import { eraseFound, eraseFromSingles, eraseWalking } from './erase-found.ts'
import { eraseAddress, eraseInvites, eraseVouches, keepPauses, leaveBranch, leaveWards } from './erase-invites.ts'
import { eraseFromLog } from './erase-log.ts'
import {
  eraseAccount,
  eraseAlarms,
  eraseById,
  eraseFiles,
  eraseOwn,
  eraseReports,
  eraseStanding,
  hide,
} from './erase-own.ts'
import { eraseMedia, erasePosts } from './erase-posts.ts'
import { eraseGiven, eraseSupportPage } from './erase-support.ts'
import { endConnections } from './erase-ties.ts'
import type { Stage } from './slice.ts'
import { tellLast } from './tell-last.ts'

const nameOf = ({ row, field }: FoundStep) => `${row} ${field}`

/**
 * Everything that an erasure does, in order. First nobody finds them any more, and nobody pays; then what others see of them,
 * newest acts by the product's own ways, which waits for nobody; then every place of the table that still names them; last what
 * keeps the door shut and tells them.
 */
const stages: Readonly<Record<string, Stage>> = {
  hide,
  'end paying': endCards('from'),
  'end being paid': endCards('to'),
  posts: erasePosts,
  media: eraseMedia,
  comments: eraseComments,
  reactions: eraseReactions,
  albums: dropAlbums,
  'own circles': leaveOwnCircles,
  circles: leaveCircles,
  connections: endConnections,
  wards: leaveWards,
  pauses: keepPauses,
  branch: leaveBranch,
  invites: eraseInvites,
  vouches: eraseVouches,
  // It waits for Stripe, with what may still change by what Stripe says: with money, and with whose it is.
  orders: eraseCards,
  given: eraseGiven,
  'support page': eraseSupportPage,
  log: eraseFromLog,
  ...Object.fromEntries(
    foundSteps.map((step): [string, Stage] => [nameOf(step), (erasing) => eraseFound(step, erasing)]),
  ),
  members: (erasing, after) => eraseWalking('members', erasing, after),
  'all circles': (erasing, after) => eraseWalking('circles', erasing, after),
  'all posts': (erasing, after) => eraseWalking('posts', erasing, after),
  'all reports': (erasing, after) => eraseWalking('reports', erasing, after),
  'all circle reports': (erasing, after) => eraseWalking('circleReports', erasing, after),
  singles: eraseFromSingles,
  alarms: eraseAlarms,
  own: eraseOwn,
  'by id': eraseById,
  files: eraseFiles,
  address: eraseAddress,
  account: eraseAccount,
  // What rang for a post meanwhile.
  'posts again': erasePosts,
  tell: tellLast,
  standing: eraseStanding,
  reports: eraseReports,
}

const names = Object.keys(stages)
export const firstStage = names[0]!

/** The stage after this one; undefined after the last. */
export function stageAfter(stage: string): string | undefined {
  return names[names.indexOf(stage) + 1]
}

/** A stage that another version named begins the erasure anew: each finds what is left. */
export function stageNamed(stage: string): { name: string; work: Stage } {
  const name = stages[stage] ? stage : firstStage
  return { name, work: stages[name]! }
}
