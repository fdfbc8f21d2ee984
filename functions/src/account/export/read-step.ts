import type { CopyStep } from '@varanda/domain/account/export/copy-plan'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

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
  }
}

/** A member's posts by their names, after one or from one on. */
export function postsOf(uid: string, after: string, from?: string): Promise<Page> {
  const all = db.collection(paths.posts).where('author.uid', '==', uid)
  return from === undefined ? pageOf(all, after) : pageOf(all, '', from)
}

async function pageOf(all: Query, after: string, from = ''): Promise<Page> {
  const ordered = all.orderBy(byName).limit(perPage)
  const page = after ? ordered.startAfter(db.doc(after)) : from ? ordered.startAt(db.doc(from)) : ordered
  const { docs, size } = await page.get()
  return { found: docs, after: size < perPage ? '' : docs.at(-1)!.ref.path }
}
