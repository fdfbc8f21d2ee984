import { adjacencyOf } from '@varanda/graph/adjacency'
import { betweennessOf } from '@varanda/graph/centrality'
import { serve } from './serve.ts'

serve('betweenness', ({ people, ties }, report) => betweennessOf(adjacencyOf(people, ties), report))
