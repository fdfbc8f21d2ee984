import type { networkGraph } from '@varanda/domain/messages/pt/network-graph'

/** All that is said on the page itself. */
export type GraphPageWords = Omit<typeof networkGraph, 'title' | 'description'>
