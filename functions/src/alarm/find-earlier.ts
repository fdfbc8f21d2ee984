import { type AlarmKind, type AlarmReference, alarmId } from '@varanda/domain/alarm/alarm'
import { paths } from '@varanda/domain/paths'
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { setAlarm } from './set-alarm.ts'

const perPage = 100
const everything = Timestamp.fromMillis(0)

/** Facts came with alarms; what settles posts and circles, copies of data, and the end of a taking over, after them. */
type Earlier = Exclude<
  AlarmKind,
  | 'tell-fact'
  | 'settle-post'
  | 'settle-audience'
  | 'end-circle'
  | 'end-invitation'
  | 'settle-place'
  | 'end-hand-over'
  | 'push-held'
  | 'mail-notices'
  | 'send-digest'
  | 'end-export'
  | 'end-leaving'
  | 'erase-member'
  | 'pass-report'
  | 'run-automation'
  | 'settle-card'
  | 'reconcile-cards'
>

/** What waits of each kind: where it is found, by which field it is due, and what its alarm names. */
const waiting: { [Kind in Earlier]: [() => Query, string, (found: QueryDocumentSnapshot) => AlarmReference<Kind>] } = {
  'return-seat': [
    () => db.collection(paths.invites).where('kind', '==', 'reserved').where('state', '==', 'open'),
    'expiresAt',
    ({ id }) => ({ inviteId: id }),
  ],
  'publish-blog-post': [
    () => db.collection(paths.blogPosts).where('publishAt', '>', everything),
    'publishAt',
    ({ id }) => ({ blogPostId: id }),
  ],
  'send-mail': [
    () => db.collection(paths.mailQueue).where('state', 'in', ['waiting', 'sending']),
    'dueAt',
    ({ id }) => ({ mailId: id }),
  ],
  'remove-photo': [
    () => db.collection(paths.allMedia).where('unusedSince', '>', everything),
    'unusedSince',
    (found) => ({ postId: String(found.get('postId')), mediaId: String(found.get('mediaId')) }),
  ],
  'forget-request': [
    () => db.collection(paths.signupRequests).where('forgetAt', '>', everything),
    'forgetAt',
    ({ id }) => ({ requestId: id }),
  ],
  'end-question': [
    () => db.collectionGroup('approvals'),
    'expiresAt',
    (found) => ({ uid: String(found.get('ward.uid')), approvalId: found.id }),
  ],
  'remind-support': [
    () => db.collectionGroup('reminders'),
    'nextAt',
    ({ ref, id }) => ({ uid: ref.parent.parent!.id, reminderId: id }),
  ],
}

/**
 * Sets alarms for what waits in an instance from before there were alarms, once; whoever writes past the functions takes
 * the mark away, and is looked through. A handler moves an alarm that comes too early to its own time, so a second pass,
 * or an act meanwhile, does no harm.
 */
export async function findEarlier(): Promise<void> {
  const mark = db.doc(paths.alarmsFound)
  if ((await mark.get()).exists) return
  for (const kind of Object.keys(waiting) as Earlier[]) await findKind(kind)
  await mark.set({ at: Timestamp.now() })
}

async function findKind<Kind extends Earlier>(kind: Kind): Promise<void> {
  const [query, field, referenceOf] = waiting[kind]
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? query().startAfter(last) : query()).limit(perPage).get()
    await Promise.all(
      page.docs.map(async (found) => {
        const [reference, at] = [referenceOf(found), found.get(field) as unknown]
        if (!(at instanceof Timestamp)) return
        await db.runTransaction(async (transaction) => {
          // One that is set may be about to ring.
          const isSet = (await transaction.get(db.doc(paths.alarm(alarmId(kind, reference))))).exists
          if (!isSet) setAlarm(transaction, kind, reference, at)
        })
      }),
    )
    last = page.size < perPage ? undefined : page.docs.at(-1)
  } while (last)
}
