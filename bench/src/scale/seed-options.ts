import { parseArgs } from 'node:util'
import { StartError } from '../../../scripts/server/options.ts'

export interface SeedOptions {
  members: number
  posts: number
  seed: string
  data: string
  /** Milliseconds. */
  until: number
  reset: boolean
}

/** A moment that every machine's clock has passed: the same command gives the same instance wherever it is typed. */
const usualUntil = '2025-06-01T12:00:00Z'

const most = { members: 1_000_000, posts: 10_000_000 }

/** Reads the command line; `now` in milliseconds. Throws StartError for anything it does not know. */
export function readSeedOptions(parameters: string[], now: number): SeedOptions {
  const values = parse(parameters)
  if (!values.data.trim()) throw new StartError('--data needs a value.')
  const until = Date.parse(values.until)
  if (Number.isNaN(until)) throw new StartError(`--until takes a moment such as ${usualUntil}, not "${values.until}".`)
  if (until > now) throw new StartError(`--until cannot be later than now; ${values.until} is still to come.`)
  return {
    ...values,
    members: readCount('members', values.members, 1),
    posts: readCount('posts', values.posts, 0),
    until,
  }
}

function parse(parameters: string[]) {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        members: { type: 'string', default: '1000' },
        posts: { type: 'string', default: '20000' },
        seed: { type: 'string', default: 'varanda' },
        data: { type: 'string', default: 'data' },
        until: { type: 'string', default: usualUntil },
        reset: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/)
    throw new StartError(
      `${reason?.trim()}; there are --members N, --posts N, --seed TEXT, --data FOLDER, --until TIME, --reset.`,
    )
  }
}

function readCount(name: keyof typeof most, text: string, least: number): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < least || count > most[name]) {
    throw new StartError(`--${name} takes a number from ${least} to ${most[name]}, not "${text}".`)
  }
  return count
}
