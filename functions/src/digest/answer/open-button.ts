import { answerButtonIn } from '@varanda/domain/digest/answer-button'
import { digestLimits, digestSchema } from '@varanda/domain/digest/digest'
import { paths } from '@varanda/domain/paths'
import { openEvenOver } from '../../capability/open-capability.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { type Button, type ButtonPlace, readButton } from './read-button.ts'

/** `over`: it was genuine, and its time has passed; `button` only while its reader may still read the post. */
export type Opened =
  | { kind: 'good'; button: Button; until: Date }
  | { kind: 'over'; uid: string; until: Date; button?: Button }

/**
 * What a button's token opens; undefined for whatever opens nothing, of which its holder learns no reason. Counts the
 * look of the caller's network first. Throws `too-many-tries`.
 */
export async function openButton(token: unknown, address: string, now: Date): Promise<Opened | undefined> {
  const named = answerButtonIn(token)
  const link = await openEvenOver('answer', named?.secret, address, now)
  if (!named || !link?.until) return undefined
  const at: ButtonPlace = { ...digestAt(link.thing), place: named.place }
  const digest = read(digestSchema, await db.doc(paths.digest(at.uid, at.digestId)).get())
  const answerable = digest ? digest.at.toMillis() + digestLimits.answerableMs : Number.POSITIVE_INFINITY
  const until = new Date(Math.min(link.until.toMillis(), answerable))
  const button = await readButton(db, at)
  if (until > now) return button && { kind: 'good', button, until }
  if (digest?.revoked) return undefined
  return { kind: 'over', uid: at.uid, until, ...(button && { button }) }
}

/** `users/{uid}/digests/{id}` */
function digestAt(path: string): { uid: string; digestId: string } {
  const [, uid = '', , digestId = ''] = path.split('/')
  return { uid, digestId }
}
