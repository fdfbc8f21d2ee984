import type { CopyStep, ListName } from '@varanda/domain/account/export/copy-plan'
import type { CircleKind } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { cursorAt, cursorOf } from './cursor.ts'

const perPage = 100

/** Whose documents are looked for. */
export interface Whose {
  uid: string
  /** How a stranger's request names them; '' where they showed none to be theirs. */
  email: string
}

export interface Page {
  found: readonly DocumentSnapshot[]
  /** Where the next page begins; '' where this is the last. */
  after: string
}

const pathOf = (name: keyof typeof paths, id: string) => (paths[name] as (id: string) => string)(id)
const byName = FieldPath.documentId()

/** The next documents of one kind that go into a copy, by the path after which they stand. */
export async function readStep(step: CopyStep, whose: Whose, after: string): Promise<Page> {
  switch (step.walk) {
    case 'one':
      return { found: [await db.doc(pathOf(step.row, whose.uid)).get()], after: '' }
    case 'list':
      return pageOf(db.collection(pathOf(step.collection, whose.uid)), after)
    case 'having':
      return momentsOf(db.collection(pathOf(step.collection, whose.uid)), step.moment, after)
    case 'found': {
      const all = step.everywhere ? db.collectionGroup(step.collection) : db.collection(step.collection)
      const who = step.field === 'email' ? whose.email : whose.uid
      // Whoever has no address asked for nothing by one.
      return who === '' ? { found: [], after: '' } : pageOf(all.where(step.field, '==', who), after)
    }
    case 'one-below': {
      const posts = await postsOf(whose.uid, after)
      const places = posts.found.map(({ id }) => db.doc(pathOf(step.row, id)))
      return { found: places.length > 0 ? await db.getAll(...places) : [], after: posts.after }
    }
    case 'list-below': {
      const posts = await postsOf(whose.uid, after)
      // A post has few of each: `versionLimits`.
      const below = await Promise.all(posts.found.map(({ id }) => db.collection(pathOf(step.collection, id)).get()))
      return { found: below.flatMap(({ docs }) => docs), after: posts.after }
    }
    case 'list-in-circles':
      return pageInCircles(step.collection, whose.uid, after)
  }
}

/** A member's posts by their names, after one or from one on. */
export function postsOf(uid: string, after: string, from?: string): Promise<Page> {
  const all = db.collection(paths.posts).where('author.uid', '==', uid)
  return from === undefined ? pageOf(all, after) : pageOf(all, '', from)
}

/** Those that have the moment, in its order. The page ends with what stands there: it may be gone before the next begins. */
async function momentsOf(all: Query, moment: string, after: string): Promise<Page> {
  const { at, path } = cursorOf(after)
  const ordered = all.orderBy(moment).orderBy(byName).limit(perPage)
  const { docs, size } = await (path ? ordered.startAfter(at, db.doc(path)) : ordered).get()
  const last = docs.at(-1)
  return {
    found: docs,
    after: last && size === perPage ? cursorAt({ createdAt: last.get(moment), path: last.ref.path }) : '',
  }
}

/**
 * A page of what stands below one of a member's own private circles, which none in them reads: who is in the others is told
 * to everybody there, or follows by their own will. `after` is the path of a circle, or of a document below it.
 */
async function pageInCircles(collection: ListName, uid: string, after: string): Promise<Page> {
  const [circles, id] = after.split('/')
  const own = db.collection(paths.circles).where('owner', '==', uid).orderBy(byName).limit(2)
  const [circle, next] = (await (id ? own.startAt(db.doc(`${circles}/${id}`)) : own).get()).docs
  if (!circle) return { found: [], after: '' }
  const isBelow = circle.id === id && after !== circle.ref.path
  const kind: CircleKind | undefined = circle.get('kind')
  const page =
    kind === 'private'
      ? await pageOf(db.collection(pathOf(collection, circle.id)), isBelow ? after : '')
      : { found: [], after: '' }
  return { found: page.found, after: page.after || (next?.ref.path ?? '') }
}

async function pageOf(all: Query, after: string, from = ''): Promise<Page> {
  const ordered = all.orderBy(byName).limit(perPage)
  const page = after ? ordered.startAfter(db.doc(after)) : from ? ordered.startAt(db.doc(from)) : ordered
  const { docs, size } = await page.get()
  return { found: docs, after: size < perPage ? '' : docs.at(-1)!.ref.path }
}
