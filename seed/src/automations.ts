import { createHash } from 'node:crypto'
import {
  type Automation,
  automationLimits,
  type Happened,
  hearingKeys,
  peopleIn,
  type Run,
  runName,
} from '@varanda/domain/automation/automation'
import { decide, type Seen } from '@varanda/domain/automation/engine'
import type { Action, Condition, Parts, Trigger } from '@varanda/domain/automation/parts'
import { factName } from '@varanda/domain/fact/fact'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { usualZone } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { mentionsOf } from '@varanda/domain/post/marks'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { uidOf, type Who } from './people.ts'

/** An automation of the demo family, since so many days, and how many of its runs are told. */
interface Told {
  who: Who
  name: string
  days: number
  last: number
  trigger: Trigger
  conditions?: Condition[]
  actions: Action[]
}

const group = (name: string) => derivedId(`circle ${name}`, 20)

const told: readonly Told[] = [
  {
    ...{ who: 'marina', name: 'photos', days: 30, last: 3, trigger: { kind: 'posts', by: uidOf('lucia') } },
    conditions: [{ kind: 'photo' }],
    actions: [{ kind: 'notify', by: 'phone' }],
  },
  {
    ...{ who: 'marina', name: 'keepsakes', days: 30, last: 10, trigger: { kind: 'posts', by: uidOf('cida') } },
    conditions: [{ kind: 'photo' }],
    actions: [{ kind: 'save' }],
  },
  {
    ...{ who: 'marina', name: 'wedding', days: 30, last: 3 },
    trigger: { kind: 'posts', in: group('Casamento Marina e Rafa') },
    actions: [{ kind: 'save' }],
  },
  {
    ...{ who: 'beto', name: 'football', days: 30, last: 1, trigger: { kind: 'posts', in: group('Pelada de quinta') } },
    actions: [{ kind: 'notify', by: 'list' }],
  },
  {
    ...{ who: 'cida', name: 'family', days: 30, last: 7, trigger: { kind: 'posts', in: group('Família Andrade') } },
    conditions: [{ kind: 'hours', from: '07:00', to: '21:00' }],
    actions: [{ kind: 'notify', by: 'list' }],
  },
  {
    ...{ who: 'paula', name: 'answers', days: 30, last: 10, trigger: { kind: 'said', what: 'comment' } },
    actions: [{ kind: 'notify', by: 'list' }],
  },
]

export const automationIdOf = (who: Who, name: string) => derivedId(`automation ${who} ${name}`, 20)

/** Something that an automation looked at, and what its member sees of it. */
interface Sight {
  happened: Happened & { postId: string }
  source: string
  kind: 'post-made' | 'comment-made'
  at: Instant
  entry: Entry
}

/** With the family's automations, what they did by the first start, and what that changed; runs come first. */
export function withAutomations(documents: readonly DocumentWrite[], firstStart: Date): DocumentWrite[] {
  const held = new Map(documents.map(({ path, data }) => [path, data]))
  const changed = new Map<string, object>()
  const all = told.flatMap((one) => {
    const looked = runsOf(one, sightsOf(uidOf(one.who), held))
    for (const { saved } of looked) if (saved) changed.set(saved.path, saved.data)
    return [automationOf(one, looked, firstStart), ...looked.flatMap(({ writes }) => writes)]
  })
  return [...all, ...documents.map(({ path, data, ...rest }) => ({ path, data: changed.get(path) ?? data, ...rest }))]
}

function partsOf({ trigger, conditions = [], actions }: Told): Automation['parts'] {
  return { trigger, match: 'all', conditions, actions } satisfies Parts as Automation['parts']
}

function sightsOf(owner: string, held: ReadonlyMap<string, object>): Sight[] {
  return [...held].flatMap(([path, data]): Sight[] => {
    const [root, id = '', folder, below] = path.split('/')
    if (root === 'users' && id === owner && folder === 'feed') {
      const entry = data as Entry
      const happened = { by: entry.author.uid, postId: entry.postId }
      const at = entry.createdAt as Instant
      const seen = { source: paths.post(entry.postId), kind: 'post-made' as const, at, entry }
      const isCalled = mentionsOf(entry.text).includes(owner)
      const posted: Sight = { ...seen, happened: { kind: 'post', ...happened } }
      return isCalled ? [posted, { ...seen, happened: { kind: 'mention', ...happened } }] : [posted]
    }
    const entry = held.get(paths.entry(owner, id)) as Entry | undefined
    const isComment = root === 'posts' && folder === 'comments' && below !== undefined
    if (!isComment || entry?.author.uid !== owner) return []
    const { author, createdAt, deleted } = data as Comment
    if (deleted) return []
    const happened = { kind: 'comment' as const, by: author.uid, postId: id }
    return [{ happened, source: path, kind: 'comment-made', at: createdAt as Instant, entry }]
  })
}

interface Looked {
  acted: boolean
  at: Instant
  writes: DocumentWrite[]
  saved?: DocumentWrite
}

function runsOf(one: Told, sights: readonly Sight[]): Looked[] {
  const { who, name, last } = one
  const [owner, id, parts] = [uidOf(who), automationIdOf(who, name), partsOf(one)]
  const newest = sights.toSorted((a, b) => b.at.millis - a.at.millis)
  const looked = newest.flatMap(({ happened, source, kind, at, entry }): Looked[] => {
    const outcome = decide({ id, owner, parts }, { ...happened, chain: [] }, seenOf(entry, at), 0)
    if (outcome.kind === 'unconcerned') return []
    const runId = hashOf(runName(owner, id, hashOf(factName({ kind, source }))))
    const path = paths.automationRun(owner, id, runId)
    if (outcome.kind === 'stopped') {
      const run: Run = {
        at,
        happened,
        acted: false,
        stopped: outcome.why,
        expiresAt: after(at, automationLimits.stoppedKeptMs),
      }
      return [{ acted: false, at, writes: [{ path, data: run }] }]
    }
    const [action] = outcome.actions
    const isSave = action!.kind === 'save'
    const done = [isSave ? { kind: 'save' as const, changed: [happened.postId] } : { kind: 'notify' as const }]
    const expiresAt = after(at, automationLimits.actedKeptMs)
    const run: Run = { at, happened, acted: true, chain: [id], done, expiresAt }
    const writes = [{ path, data: run }]
    const saved = { path: paths.entry(owner, happened.postId), data: { ...entry, savedAt: at } satisfies Entry }
    return [{ acted: true, at, writes, ...(isSave && { saved }) }]
  })
  return looked.slice(0, last)
}

function automationOf(one: Told, looked: readonly Looked[], firstStart: Date): DocumentWrite {
  const { who, name, days } = one
  const parts = partsOf(one)
  const acts = looked.filter(({ acted }) => acted)
  const last = acts.toSorted((a, b) => b.at.millis - a.at.millis)[0]
  const data: Automation = {
    ...{ parts, zone: usualZone, on: true, hears: hearingKeys(uidOf(who), parts), about: peopleIn(parts) },
    createdAt: new Instant(new Date(firstStart.getTime() - days * 24 * 60 * 60_000)),
    acts: acts.length,
    ...(last && { lastAt: last.at }),
  }
  return { path: paths.automation(uidOf(who), automationIdOf(who, name)), data }
}

function seenOf({ author, text, tags = [], photos = [], circles = [] }: Entry, at: Instant): Seen {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: usualZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const part = Object.fromEntries(clock.formatToParts(at.toDate()).map(({ type, value }) => [type, value]))
  return {
    post: { author: author.uid, text, tags, hasPhotos: photos.length > 0, circles },
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part.weekday!) + 1,
    minute: 60 * Number(part.hour) + Number(part.minute),
  }
}

function after(at: Instant, ms: number): Instant {
  return new Instant(new Date(at.millis + ms))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
