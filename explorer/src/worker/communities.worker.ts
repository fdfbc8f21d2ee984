import { adjacencyOf } from '@varanda/graph/adjacency'
import { communitiesOf } from '@varanda/graph/communities'
import { serve } from './serve.ts'

serve('communities', ({ people, ties, seed }) => communitiesOf(adjacencyOf(people, ties), seed))
