import { renewGraph } from '../graph/renew.ts'
import { task } from './task.ts'

export const makeGraph = task('makeGraph', renewGraph, { timeoutSeconds: 1800, memory: '1GiB' })
