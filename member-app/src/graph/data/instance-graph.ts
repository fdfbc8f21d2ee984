import { loadFirestore } from '@varanda/client/firestore'
import { type GraphHead, type GraphPage, graphOf, type ShownGraph } from '@varanda/domain/graph/graph-page'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'

const atOnce = 6

/** Which edition of the graph the instance shows now. */
export function useGraphHead(): Live<GraphHead | undefined> {
  return useDoc<GraphHead>(paths.graphHead)
}

/**
 * All pages of one edition; undefined when some are gone, because the instance shows a later one by now. `report` is
 * told the share that has come. Throws when the instance refuses or is away.
 */
export async function readGraph(
  { edition, pages, others }: GraphHead,
  report: (share: number) => void,
): Promise<ShownGraph | undefined> {
  const { firestore, sdk } = await loadFirestore()
  const found: GraphPage[] = []
  let isWhole = true
  const left = Array.from({ length: pages }, (_, n) => n).values()
  const work = async () => {
    for (const n of left) {
      if (!isWhole) return
      const page = (await sdk.getDoc(sdk.doc(firestore, paths.graphPage(edition, n)))).data()
      if (page) found.push(asPage(page))
      else isWhole = false
      report(found.length / pages)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return isWhole ? graphOf(found, others) : undefined
}

/** In a browser, Firestore wraps bytes. */
function asPage(data: object): GraphPage {
  const { facts, ties, ...rest } = data as Omit<GraphPage, 'facts' | 'ties'> & Record<'facts' | 'ties', Wrapped>
  return { ...rest, facts: facts.toUint8Array(), ties: ties.toUint8Array() }
}

interface Wrapped {
  toUint8Array(): Uint8Array
}
