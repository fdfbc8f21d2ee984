import { createHash } from 'node:crypto'
import { automationSchema, type Happened, heardBy, hearing, runName } from '@varanda/domain/automation/automation'
import type { HappeningKind } from '@varanda/domain/automation/engine'
import type { Fact } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { audienceOf } from '@varanda/domain/post/audience'
import { mentionsOf } from '@varanda/domain/post/marks'
import { postSchema } from '@varanda/domain/post/post'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { readIfWhole } from '../lib/read.ts'
import { concernedBy } from '../notice/activity/concerned-by.ts'
import { readAudienceIfWhole } from '../post/read-audience.ts'

/** Firestore takes no more in one question. */
const keysAtOnce = 30
const perPage = 200

/** Whom what happened reaches, by the keys of what they wait for, and as what each of those hears it. */
interface Heard {
  keys: string[]
  as(key: string): Happened
}

/** Puts whoever waits for what a fact tells of on the queue, each once. One question, and a row for each of them. */
export async function hear(factId: string, fact: Fact): Promise<void> {
  const heard = await heardOf(fact)
  if (!heard) return
  const { keys } = heard
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const some = keys.slice(start, start + keysAtOnce)
    for await (const found of waitingFor(some)) {
      const automation = readIfWhole(automationSchema, found)
      const key = automation?.hears.find((one) => some.includes(one))
      if (key === undefined) continue
      const uid = found.ref.parent.parent!.id
      const happening = { ...heard.as(key), chain: fact.chain ?? [], at: fact.at.toMillis() }
      const wait = Math.ceil((fact.readyAt.toMillis() - Date.now()) / 1000)
      await enqueue(
        'runAutomation',
        { uid, automationId: found.id, factId, happening },
        { id: runIdOf(uid, found.id, factId), ...(wait > 0 && { delaySeconds: wait }) },
      )
    }
  }
}

export function runIdOf(uid: string, automationId: string, factId: string): string {
  return createHash('sha256')
    .update(runName(uid, automationId, factId))
    .digest('hex')
}

async function* waitingFor(keys: string[]): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined
  do {
    const waiting = db.collectionGroup('automations').where(heardBy, 'array-contains-any', keys)
    const page = await (last ? waiting.startAfter(last) : waiting).limit(perPage).get()
    yield* page.docs
    last = page.size < perPage ? undefined : page.docs.at(-1)
  } while (last)
}

async function heardOf(fact: Fact): Promise<Heard | undefined> {
  const { kind, by, about, source } = fact
  if (kind === 'post-made') return ofPost(source)
  if (kind === 'link-joined') return { keys: about.map(hearing.joinedBy), as: () => ({ kind: 'joined', by }) }
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

async function ofPost(source: string): Promise<Heard | undefined> {
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
