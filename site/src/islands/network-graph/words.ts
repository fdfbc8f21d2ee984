import type { networkGraph } from '@varanda/domain/graph/messages/pt/network-graph'

/** All that is said on the page itself. */
export type GraphPageWords = Omit<typeof networkGraph, 'title' | 'description'>
