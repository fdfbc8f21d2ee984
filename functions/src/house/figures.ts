import { figureWeeks, type HouseFigures, type WeekCount, weeksToCount, weeksUntil } from '@varanda/domain/house-figures'
import { paths } from '@varanda/domain/paths'
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { noteFirstPosts } from './first-posts.ts'

/**
 * Counts the house anew and keeps the figures. Everything is counted by indexes (a read for each thousand), weeks that
 * are over only once, and first posts from where the last round stopped.
 */
export async function countFigures(now: Date): Promise<HouseFigures> {
  const reference = db.doc(paths.houseFigures)
  const before = read<HouseFigures>(await reference.get())
  const seenPostsUntil = await noteFirstPosts(before?.seenPostsUntil ?? null)
  const invites = db.collection(paths.invites)
  const mail = db.collection(paths.mailQueue)
  const figures: HouseFigures = {
    computedAt: Timestamp.fromDate(now),
    members: await countOf(db.collection(paths.directory)),
    joinedByWeek: await countByWeek(paths.directory, 'joinedAt', now, before, before?.joinedByWeek),
    posts: await countOf(db.collection(paths.posts)),
    postsByWeek: await countByWeek(paths.posts, 'createdAt', now, before, before?.postsByWeek),
    funnel: {
      links: await countOf(invites),
      reserved: await sumOf(invites, 'reserved'),
      joined: await sumOf(invites, 'taken'),
      posted: await countOf(db.collection(paths.firstPosts)),
    },
    mail: {
      waiting: await countOf(mail.where('state', '==', 'waiting')),
      dead: await countOf(mail.where('state', '==', 'dead')),
    },
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
  before: HouseFigures | undefined,
  counts: WeekCount[] = [],
): Promise<WeekCount[]> {
  const weeks = weeksUntil(now, figureWeeks)
  const anew = new Map<string, number>()
  for (const { week, from, to } of weeksToCount(weeks, before && { counts, computedAt: before.computedAt.toDate() })) {
    const within = db
      .collection(path)
      .where(field, '>=', Timestamp.fromDate(from))
      .where(field, '<', Timestamp.fromDate(to))
    anew.set(week, await countOf(within))
  }
  const kept = new Map(counts.map(({ week, count }) => [week, count]))
  return weeks.map(({ week }) => ({ week, count: anew.get(week) ?? kept.get(week) ?? 0 }))
}
