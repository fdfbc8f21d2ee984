export { renewGraph } from './calls/renew-graph.ts'
export { nightlyGraph } from './schedules/nightly-graph.ts'
export { makeGraph } from './tasks/make-graph.ts'
