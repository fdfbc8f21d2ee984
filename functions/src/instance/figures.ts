import {
  figureWeeks,
  type InstanceFigures,
  instanceFiguresSchema,
  type WeekCount,
  weeksToCount,
  weeksUntil,
} from '@varanda/domain/instance/figures'
import type { Invite, InviteKind } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import type { Post } from '@varanda/domain/post/post'
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { noteFirstPosts } from './first-posts.ts'

/**
 * Counts the instance anew and keeps the figures. Everything is counted by indexes (a read for each thousand), weeks
 * that are over only once, and first posts from where the last round stopped.
 */
export async function countFigures(now: Date): Promise<InstanceFigures> {
  const reference = db.doc(paths.instanceFigures)
  const before = read(instanceFiguresSchema, await reference.get())
  const seenPostsUntil = await noteFirstPosts(before?.seenPostsUntil ?? null)
  const invites = db.collection(paths.invites)
  // A seat that is kept for somebody is one of its member's link, and has an invite of its own besides.
  const kept = invites.where('kind' satisfies keyof Invite, '==', 'reserved' satisfies InviteKind)
  const mail = db.collection(paths.mailQueue)
  const [
    members,
    joinedByWeek,
    written,
    gone,
    postsByWeek,
    invited,
    named,
    reserved,
    taken,
    takenAsKept,
    posted,
    waiting,
    dead,
  ] = await Promise.all([
    countOf(db.collection(paths.directory)),
    countByWeek(paths.directory, 'joinedAt', now, before, before?.joinedByWeek),
    countOf(db.collection(paths.posts)),
    // Taken from everybody, and what is left of erased ones for a while.
    countOf(db.collection(paths.posts).where('deleted' satisfies keyof Post, '==', true)),
    countByWeek(paths.posts, 'createdAt', now, before, before?.postsByWeek),
    countOf(invites),
    countOf(kept),
    sumOf(invites, 'reserved'),
    sumOf(invites, 'taken'),
    countOf(kept.where('taken' satisfies keyof Invite, '==', 1)),
    countOf(db.collection(paths.firstPosts)),
    countOf(mail.where('state', '==', 'waiting')),
    countOf(mail.where('state', '==', 'dead')),
  ])
  const figures: InstanceFigures = {
    computedAt: Timestamp.fromDate(now),
    members,
    joinedByWeek,
    posts: written - gone,
    postsByWeek,
    funnel: { links: invited - named, reserved, joined: taken - takenAsKept, posted },
    mail: { waiting, dead },
    seenPostsUntil,
  }
  await reference.set(figures)
  return figures
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

async function sumOf(query: Query, field: string): Promise<number> {
  return (await query.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum
}

async function countByWeek(
  path: string,
  field: string,
  now: Date,
  before: InstanceFigures | undefined,
  counts: WeekCount[] = [],
): Promise<WeekCount[]> {
  const weeks = weeksUntil(now, figureWeeks)
  const missing = weeksToCount(weeks, before && { counts, computedAt: before.computedAt.toDate() })
  const counted = await Promise.all(
    missing.map(async ({ week, from, to }) => {
      const since = db.collection(path).where(field, '>=', Timestamp.fromDate(from))
      return [week, await countOf(since.where(field, '<', Timestamp.fromDate(to)))] as const
    }),
  )
  const anew = new Map(counted)
  const kept = new Map(counts.map(({ week, count }) => [week, count]))
  return weeks.map(({ week }) => ({ week, count: anew.get(week) ?? kept.get(week) ?? 0 }))
}
