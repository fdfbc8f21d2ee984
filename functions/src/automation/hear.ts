import { automationSchema, type Happened, heardBy, hearing } from '@varanda/domain/automation/automation'
import type { HappeningKind } from '@varanda/domain/automation/engine'
import { type Fact, isJoining } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { audienceOf } from '@varanda/domain/post/audience'
import { mentionsOf } from '@varanda/domain/post/marks'
import { postSchema } from '@varanda/domain/post/post'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { readIfWhole } from '../lib/read.ts'
import { together } from '../lib/together.ts'
import { concernedBy } from '../notice/activity/concerned-by.ts'
import { readAudienceIfWhole } from '../post/read-audience.ts'
import { act } from './act/act.ts'
import { isAtOnce } from './act/deeds.ts'
import { type Begun, decide } from './decide.ts'
import { type Look, outcomeOf, runIdOf, withEntries } from './look.ts'

/** Firestore takes no more in one question. */
const keysAtOnce = 30
const perPage = 200

/** So many acts of one fact are done at once; the others go on the queue, which has as long as they take. */
const actsAtOnce = 10

/** Whom what happened reaches, by the keys of what they wait for, and as what each of those hears it. */
interface Reached {
  keys: string[]
  as(key: string): Happened
}

interface Heard extends Reached {
  factId: string
  fact: Fact
}

/**
 * Lets whoever waits for what a fact tells of look at it, each once: what nothing is done about, and what is done at once,
 * ends here, and the rest goes on the queue.
 */
export async function hear(factId: string, fact: Fact, now: Date): Promise<void> {
  const reached = await heardOf(fact)
  if (!reached || reached.keys.length === 0) return
  const begun = await lookTogether({ ...reached, factId, fact })
  await Promise.all(begun.map((one) => act(one, now)))
}

/** Facts that come at the same time ask who waits for any of them, and are decided in one. Answers for each what it began. */
const lookTogether = together(async (all: readonly Heard[]): Promise<Begun[][]> => {
  const keys = [...new Set(all.flatMap((one) => one.keys))]
  const begun: Begun[] = []
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const some = new Set(keys.slice(start, start + keysAtOnce))
    for await (const page of waitingFor([...some])) begun.push(...(await lookAt(all, some, page)))
  }
  return all.map(({ factId }) => begun.filter((one) => one.factId === factId))
})

async function lookAt(
  all: readonly Heard[],
  some: ReadonlySet<string>,
  page: readonly QueryDocumentSnapshot[],
): Promise<Begun[]> {
  const now = new Date()
  const looks: Look[] = page.flatMap((found) => {
    const automation = readIfWhole(automationSchema, found)
    if (!automation) return []
    return all.flatMap(({ keys, fact, factId, as }) => {
      const key = automation.hears.find((one) => some.has(one) && keys.includes(one))
      if (key === undefined) return []
      const happening = { ...as(key), chain: fact.chain ?? [], at: fact.at.toMillis() }
      const looked = { uid: found.ref.parent.parent!.id, automationId: found.id, factId, happening }
      return { looked, automation }
    })
  })
  const known = await withEntries(looks)
  const forLater = new Set(longOf(known, now))
  const [begun] = await Promise.all([
    decide(
      known.filter((look) => !forLater.has(look)),
      now,
    ),
    ...[...forLater].map(queue),
  ])
  return begun
}

/** What takes longer than a trigger has. */
function longOf(looks: readonly Look[], now: Date): Look[] {
  const acting = looks.flatMap((look) => {
    const outcome = outcomeOf(look, now)
    return outcome.kind === 'acts' ? [{ look, isShort: outcome.actions.every(({ kind }) => isAtOnce(kind)) }] : []
  })
  const short = Map.groupBy(
    acting.filter(({ isShort }) => isShort),
    ({ look }) => look.looked.factId,
  )
  const over = [...short.values()].flatMap((some) => some.slice(actsAtOnce))
  return [...acting.filter(({ isShort }) => !isShort), ...over].map(({ look }) => look)
}

async function queue({ looked }: Look): Promise<void> {
  const { uid, automationId, factId } = looked
  await enqueue('runAutomation', looked, { id: runIdOf(uid, automationId, factId) })
}

async function* waitingFor(keys: string[]): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined
  do {
    const waiting = db.collectionGroup('automations').where(heardBy, 'array-contains-any', keys)
    const page = await (last ? waiting.startAfter(last) : waiting).limit(perPage).get()
    yield page.docs
    last = page.size < perPage ? undefined : page.docs.at(-1)
  } while (last)
}
async function heardOf(fact: Fact): Promise<Reached | undefined> {
  const { kind, by, about, source } = fact
  if (kind === 'post-made') return ofPost(source)
  if (isJoining(kind)) return { keys: about.map(hearing.joinedBy), as: () => ({ kind: 'joined', by }) }
  if (kind === 'tip-confirmed') {
    const tip = db.doc(source).id
    return { keys: [hearing.supported(by)], as: () => ({ kind: 'supported', by: about[0] ?? by, tip }) }
  }
  if (kind === 'tip-paid' || kind === 'tip-subscribed') {
    const tip = db.doc(source).id
    return { keys: about.map(hearing.supported), as: () => ({ kind: 'supported', by, tip }) }
  }
  if (kind !== 'comment-made' && kind !== 'reaction-made') return undefined
  const concerned = await db.runTransaction((transaction) => concernedBy(transaction, fact), { readOnly: true })
  const byKey = new Map([...concerned].map(([uid, thing]) => [hearing.saidTo(uid), thing]))
  const kindOf = (key: string): HappeningKind => {
    if (kind === 'reaction-made') return 'reaction'
    return byKey.get(key)?.kind === 'mention' ? 'mention' : 'comment'
  }
  return {
    keys: [...byKey.keys()],
    as: (key) => ({ kind: kindOf(key), by, postId: byKey.get(key)!.postId }),
  }
}

async function ofPost(source: string): Promise<Reached | undefined> {
  const [found, audienceFound] = await db.getAll(db.doc(source), db.doc(paths.postAudience(db.doc(source).id)))
  const post = readIfWhole(postSchema, found)
  const stored = audienceFound && readAudienceIfWhole(audienceFound)
  if (!post || post.deleted || !stored) return undefined
  const by = post.author.uid
  const mentioned = new Set(mentionsOf(post.text).map(hearing.saidTo))
  return {
    keys: [hearing.postBy(by), ...audienceOf(stored).circles.map(hearing.postIn), ...mentioned],
    as: (key) => ({ kind: mentioned.has(key) ? 'mention' : 'post', by, postId: found!.id }),
  }
}
