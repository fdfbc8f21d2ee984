import {
  type GraphHead,
  type GraphTurn,
  graphHeadSchema,
  graphTurnSchema,
  pagesOf,
  type ShownGraph,
} from '@varanda/domain/graph/graph-page'
import { shownGraph } from '@varanda/domain/graph/graph-page-others'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { readInstance } from './read-instance.ts'
import { removeEditionsBefore, writePages } from './write-pages.ts'

/**
 * Makes the graph of the instance anew as a new edition. Its number is taken before anything is read, so that of two
 * that overlap the one that began later wins, whichever ends first. A run that dies leaves the edition before it whole;
 * the pages it wrote are removed by the next.
 */
export async function renewGraph(): Promise<void> {
  const edition = await takeTurn()
  const { members, pairs } = await readInstance()
  const graph = shownGraph(members, pairs)
  const pages = pagesOf(graph, edition)
  await writePages(pages)
  await removeEditionsBefore(await show(graph, edition, pages.length))
}

function takeTurn(): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.instanceGraph)
    const begun = (read(graphTurnSchema, await transaction.get(reference))?.begun ?? 0) + 1
    transaction.set(reference, { begun, begunAt: Timestamp.now() } satisfies GraphTurn)
    return begun
  })
}

/** Answers the edition that is shown from now on: this one, unless a later one was quicker. */
function show({ members, ties, others }: ShownGraph, edition: number, pages: number): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.graphHead)
    const shown = read(graphHeadSchema, await transaction.get(reference))?.edition ?? 0
    if (shown >= edition) return shown
    const head: GraphHead = {
      edition,
      pages,
      members: members.length,
      ties: ties.length / 2,
      others,
      madeAt: Timestamp.now(),
    }
    transaction.set(reference, head)
    return edition
  })
}
