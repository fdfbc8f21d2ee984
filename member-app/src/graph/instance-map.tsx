import { useRouter } from '@tanstack/react-router'
import type { ShownGraph } from '@varanda/domain/graph/graph-page'
import { graphDay } from '@varanda/domain/graph/graph-page-others'
import { routes } from '@varanda/domain/site/routes'
import { Explorer } from '@varanda/explorer/view/explorer'
import { type MouseEvent, useCallback, useMemo } from 'react'
import { Empty } from '../ui/empty.tsx'
import { locale } from '../ui/locale.ts'
import { branchesOf } from './branches.ts'
import { explorerWords } from './explorer-words.ts'
import { Health } from './health.tsx'
import { linesOf } from './lines-of.ts'
import { networkOf } from './network-of.ts'
import { words } from './words.ts'

/** One edition: the explorer over it, and the branches below. */
export function InstanceMap({ graph }: { graph: ShownGraph }) {
  const router = useRouter()
  const branches = useMemo(() => branchesOf(graph, graphDay(Date.now())), [graph])
  const network = useMemo(() => networkOf(graph, branches, words.branchOf), [graph, branches])
  const { members } = graph
  const hoverLines = useCallback((person: number) => (members[person] ? linesOf(members[person]) : []), [members])
  if (members.length === 0) {
    return (
      <div className="page-body">
        <Empty {...words.nobody} module="petala" />
      </div>
    )
  }
  const hrefOf = (uid: string) => router.buildLocation({ to: routes.adminUser.path, search: { uid } }).href
  /** The explorer knows addresses only; here they are followed without loading the page anew. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target) return
    const { pathname, searchParams } = new URL(link.href)
    const uid = searchParams.get('uid')
    if (uid === null || !pathname.endsWith(routes.adminUser.path)) return
    event.preventDefault()
    void router.navigate({ to: routes.adminUser.path, search: { uid } })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed.
    <div className="instance-map" onClick={follow}>
      {members.length === 1 && (
        <p className="map-note">
          <strong>{words.alone.title}.</strong> {words.alone.text}
        </p>
      )}
      <Explorer
        network={network}
        words={explorerWords}
        locale={locale}
        mayExport={false}
        personHref={(person) => members[person] && hrefOf(members[person].uid)}
        hoverLines={hoverLines}
      />
      <div className="page-body map-health">
        <Health graph={graph} branches={branches.branches} hrefOf={hrefOf} />
        <p className="small quiet">
          {words.hidden}{' '}
          {graph.others !== 0 && (graph.others === 'few' ? words.atTop.few : words.atTop.others(graph.others))}
        </p>
      </div>
    </div>
  )
}
