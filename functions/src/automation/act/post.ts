import { createHash } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { automationSchema } from '@varanda/domain/automation/automation'
import { fillIngredients } from '@varanda/domain/automation/sentence'
import { circleSchema } from '@varanda/domain/circle/circle'
import { dateInWords } from '@varanda/domain/day-words'
import { DomainError } from '@varanda/domain/errors'
import { defaultLocale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import * as v from 'valibot'
import { db } from '../../lib/app.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { readIfWhole } from '../../lib/read.ts'
import { deleteOwnPost } from '../../post/delete-own-post.ts'
import { publishPost } from '../../post/publish-post.ts'
import { rosterOf } from '../../source/roster.ts'
import { type Acting, actingMember, type Deed } from './deed.ts'

/** Writes a prepared text to one circle, under an id that follows from the run. */
export const post: Deed<'post'> = {
  asks: () => [],
  plan: ({ uid, runId, index }) => ({ made: postIdOf(uid, runId, index) }),
  async act(acting, { circle, text }, { made = '' }) {
    const { uid, run, now } = acting
    const member = await actingMember(uid, now)
    const audience = { connections: false, circles: [circle], people: [], except: [] }
    const words = await filled(acting, circle, text)
    const input = v.safeParse(createPost.input, { postId: made, text: words, audience })
    if (!input.success) throw new DomainError('bad-input')
    await keepRate('createPost', uid, now)
    try {
      await publishPost(input.output, member, now, run.chain)
    } catch (error) {
      // Written by a task that died, when somebody was still called otherwise.
      if (!(error instanceof DomainError && error.code === 'id-taken')) throw error
    }
  },
  async undo({ uid, now }, { made = '' }) {
    await actingMember(uid, now)
    await keepRate('deletePost', uid, now)
    await deleteOwnPost(made, uid, now)
  },
}

/** As a device would have made it, and the same whenever it is asked. */
function postIdOf(uid: string, runId: string, index: number): string {
  const hash = createHash('sha256').update(`${runId} ${index}`).digest('hex')
  return `${uid}_${hash.slice(0, 20)}`
}

/** Names as the member knows them: of whom they are not connected to, none. */
async function filled({ uid, automationId, run }: Acting, circleId: string, text: string): Promise<string> {
  const [settings, circle, automation] = await db.getAll(
    db.doc(paths.settings(uid)),
    db.doc(paths.circle(circleId)),
    db.doc(paths.automation(uid, automationId)),
  )
  const locale = readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale
  const found = readIfWhole(circleSchema, circle)
  const known = await db.runTransaction((transaction) => rosterOf(transaction, uid), { readOnly: true })
  const name = known[run.happened.by]?.name
  const zone = readIfWhole(automationSchema, automation)?.zone ?? 'UTC'
  return fillIngredients(
    text,
    {
      name: name === undefined ? undefined : firstName(name),
      date: dateInWords(run.at.toDate(), locale, zone),
      // The name of a private circle is its owner's alone.
      circle: found?.kind === 'private' ? undefined : found?.name,
    },
    locale,
  )
}
