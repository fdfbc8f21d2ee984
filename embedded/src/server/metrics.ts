/** What the server counts about itself, in Prometheus's text form. No names, addresses or ids of people are labels. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { HttpHandler } from '../http/exchange.ts'
import type { CommitObserved } from '../sqlite/commit-queue.ts'
import { protocolOf } from './protocol-of.ts'

export interface MetricSources {
  sockets: () => { open: number; refused: number }
  streams: () => number
  listeners: () => number
  waitingCommits: () => number
  jobs: () => { waiting: number; dead: number }
  functionsProcesses: () => number
  diskFreeBytes: () => number
  databaseBytes: () => number
}

export interface Metrics {
  answered(exchange: { method: string; path: string; status: number; ms: number }): void
  committed(commit: CommitObserved): void
  denied(): void
  /** `GET /metrics`, for the loopback plane. */
  page(sources: MetricSources): HttpHandler
  close(): void
}

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const COMMIT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

export function openMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  const requests = new Counter({
    name: 'varanda_requests_total',
    help: 'Answered requests of the public port.',
    labelNames: ['protocol', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'varanda_request_seconds',
    help: 'From the headers of a request to the end of its answer; hanging GETs of streams are left out.',
    labelNames: ['protocol'],
    buckets: LATENCY_BUCKETS,
    registers,
  })
  const commits = new Histogram({
    name: 'varanda_commit_seconds',
    help: 'Transactions of the database, fsync included.',
    buckets: COMMIT_BUCKETS,
    registers,
  })
  const units = new Counter({ name: 'varanda_commit_units_total', help: 'Writes that shared these.', registers })
  const failed = new Counter({ name: 'varanda_commits_failed_total', help: 'Refused by disk or SQLite.', registers })
  const denials = new Counter({
    name: 'varanda_rules_denied_total',
    help: 'Verdicts of rules that refused.',
    registers,
  })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  return {
    answered({ method, path, status, ms }) {
      const protocol = protocolOf(path)
      requests.inc({ protocol, status })
      if (protocol !== 'webchannel' || method !== 'GET') latency.observe({ protocol }, ms / 1000)
    },
    committed(commit) {
      commits.observe(commit.ms / 1000)
      units.inc(commit.units)
      if (commit.failed) failed.inc()
    },
    denied: () => denials.inc(),
    page(sources) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name: `varanda_${name}`,
          help,
          registers,
          collect() {
            this.set(value())
          },
        })
      gauge('sockets', 'Open sockets of the public port.', () => sources.sockets().open)
      gauge('sockets_refused', 'Refused for their number since the start.', () => sources.sockets().refused)
      gauge('streams', 'Open WebChannel sessions.', sources.streams)
      gauge('listeners', 'Targets that are listened to.', sources.listeners)
      gauge('commit_queue', 'Writes that wait for the next transaction.', sources.waitingCommits)
      gauge('jobs_waiting', 'Triggers, tasks and schedules that are due or to come.', () => sources.jobs().waiting)
      gauge('dead_letters', 'Jobs that were given up.', () => sources.jobs().dead)
      gauge('disk_free_bytes', 'Free for us on the disk of the data folder.', sources.diskFreeBytes)
      gauge('database_bytes', 'The database and its log.', sources.databaseBytes)
      gauge('functions_processes', 'Processes in which functions run just now.', sources.functionsProcesses)
      gauge('resident_bytes', 'Memory of the server, without those of functions.', () => process.memoryUsage.rss())
      gauge('cpu_seconds', 'User and system time since the start.', () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      })
      gauge('event_loop_lag_p99_seconds', 'Since the last look at these figures.', () => {
        const lag = delay.percentile(99) / 1e9
        delay.reset()
        return lag
      })
      return async (request) => {
        if (request.url.pathname !== '/metrics' || request.method !== 'GET') return null
        return { status: 200, headers: { 'content-type': registry.contentType }, body: await registry.metrics() }
      }
    },
    close: () => delay.disable(),
  }
}
