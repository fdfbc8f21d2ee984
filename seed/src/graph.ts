import { type GraphHead, type GraphTurn, pagesOf } from '@varanda/domain/graph/graph-page'
import { graphDay, isInGraph, shownGraph } from '@varanda/domain/graph/graph-page-others'
import type { Invite } from '@varanda/domain/invite/invite'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { Instant } from './instant.ts'

/** The graph of the planted instance, as a night would have made it of these documents. */
export function graphDocuments(documents: readonly DocumentWrite[], at: Date): DocumentWrite[] {
  const under = <Shape>(folder: string) =>
    documents.flatMap(({ path, data }) => (path.split('/')[0] === folder ? [data as Shape] : []))
  const cards = under<DirectoryCard>(paths.directory)
  const links = under<Invite>(paths.invites)
  const members = cards.map(({ uid, name, invitedBy, joinedAt, ageBand, status }) => {
    const own = links.filter(({ kind, inviter }) => kind === 'own' && inviter === uid)
    return {
      uid,
      name,
      invitedBy: invitedBy?.uid ?? null,
      joined: graphDay(joinedAt.toMillis()),
      state: status === 'leaving' ? ('active' as const) : status === 'erasing' ? ('suspended' as const) : status,
      isShown: isInGraph({ ageBand, status }, false),
      isPaused: false,
      seats: own.reduce((sum, { seats }) => sum + seats, 0),
      taken: own.reduce((sum, { taken }) => sum + taken, 0),
    }
  })
  const indexes = new Map(members.map(({ uid }, index) => [uid, index]))
  const pairs = documents.flatMap(({ path }) => {
    const [, uid, folder, other] = path.split('/')
    const pair = folder === 'connections' ? [indexes.get(uid!)!, indexes.get(other!)!] : []
    return pair[0]! < pair[1]! ? pair : []
  })
  const graph = shownGraph(members, Uint32Array.from(pairs))
  const edition = 1
  const pages = pagesOf(graph, edition)
  const head: GraphHead = {
    edition,
    pages: pages.length,
    members: graph.members.length,
    ties: graph.ties.length / 2,
    others: graph.others,
    madeAt: new Instant(at),
  }
  return [
    ...pages.map((page) => ({ path: paths.graphPage(edition, page.n), data: page })),
    { path: paths.graphHead, data: head },
    { path: paths.instanceGraph, data: { begun: edition, begunAt: new Instant(at) } satisfies GraphTurn },
  ]
}
