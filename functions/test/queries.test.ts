/**
 * Every query that the application issues, run against the indexes that are deployed: production would refuse what this
 * refuses. A new query fails the first test until it is listed here.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { foundSteps } from '@varanda/domain/account/leaving/reach'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { sourceOf } from '@varanda/domain/source/source'
import { openFirestore } from '@varanda/embedded/firestore/engine'
import type { StructuredQuery } from '@varanda/embedded/firestore/wire'
import { openDatabase } from '@varanda/embedded/sqlite/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const indexes = JSON.parse(readFileSync(join(repository, 'firestore.indexes.json'), 'utf8'))

type Where = [
  path: string,
  op:
    | 'EQUAL'
    | 'NOT_EQUAL'
    | 'IN'
    | 'LESS_THAN'
    | 'LESS_THAN_OR_EQUAL'
    | 'GREATER_THAN'
    | 'GREATER_THAN_OR_EQUAL'
    | 'ARRAY_CONTAINS'
    | 'ARRAY_CONTAINS_ANY',
  value: object,
]

interface Issued {
  collection: string
  /** Every collection of this name, wherever it is. */
  group?: true
  where?: Where[]
  orderBy?: [path: string, direction: 'ASCENDING' | 'DESCENDING']
}

const root = 'projects/varanda/databases/(default)/documents'
const nameOf = (path: string) => `${root}/${path}`
const text = { stringValue: 'ana' }
const time = { timestampValue: '2026-11-21T08:00:00Z' }

/** Every choice of some of these. */
function choices<One>([first, ...others]: One[]): One[][] {
  if (first === undefined) return [[]]
  const without = choices(others)
  return [...without, ...without.map((some) => [first, ...some])]
}

const unreadNotices: Issued = {
  collection: paths.notices('ana'),
  where: [['unread', 'EQUAL', { booleanValue: true }]],
  orderBy: ['at', 'DESCENDING'],
}

/** By the file that issues them; `filters` is how many calls of where and orderBy that file has. */
const issued: Record<string, { filters: number; queries: Issued[] }> = {
  'functions/src/account/forget-ended-devices.ts': {
    filters: 1,
    queries: [
      {
        collection: paths.devices('ana'),
        where: [['__name__', 'LESS_THAN', { referenceValue: nameOf(paths.device('ana', '1600000000')) }]],
      },
    ],
  },
  'functions/src/account/erasure/erase-circles.ts': {
    filters: 2,
    queries: [
      { collection: paths.circles, where: [['owner', 'EQUAL', text]] },
      { collection: 'members', group: true, where: [['uid', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/erasure/erase-comments.ts': {
    filters: 2,
    queries: [
      { collection: 'comments', group: true, where: [['author.uid', 'EQUAL', text]] },
      { collection: 'reactions', group: true, where: [['uid', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/erasure/erase-found.ts': {
    filters: 1,
    queries: foundSteps.map(
      ({ collection, everywhere, field, operator }): Issued => ({
        collection,
        ...(everywhere && { group: true }),
        where: [[field, operator === '==' ? 'EQUAL' : 'ARRAY_CONTAINS', text]],
      }),
    ),
  },
  'functions/src/account/erasure/erase-invites.ts': {
    filters: 8,
    queries: [
      { collection: paths.signupRequests, orderBy: ['vouches.ana.askedAt', 'ASCENDING'] },
      { collection: paths.invites, where: [['inviter', 'EQUAL', text]] },
      { collection: paths.invites, where: [['guest.addressHash', 'EQUAL', text]] },
      { collection: paths.mailQueue, where: [['to', 'EQUAL', text]] },
      { collection: paths.signupRequests, where: [['email', 'EQUAL', text]] },
      { collection: 'acceptances', group: true, where: [['uid', 'EQUAL', text]] },
      { collection: 'private', group: true, where: [['guardian', 'EQUAL', text]] },
      { collection: 'private', group: true, where: [['invitedBy.uid', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/erasure/erase-log.ts': {
    filters: 3,
    queries: [
      ...['by', 'target', 'facts.uid', 'facts.member', 'facts.from', 'facts.to'].map(
        (field): Issued => ({ collection: paths.auditLog, where: [[field, 'EQUAL', text]] }),
      ),
      {
        collection: paths.auditLog,
        where: [
          ['target', 'GREATER_THAN_OR_EQUAL', text],
          ['target', 'LESS_THAN', text],
        ],
      },
    ],
  },
  'functions/src/account/erasure/erase-own.ts': {
    filters: 2,
    queries: [
      { collection: paths.alarms, where: [['reference.uid', 'EQUAL', text]] },
      { collection: paths.reports, where: [['about.uid', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/erasure/erase-posts.ts': {
    filters: 2,
    queries: [
      { collection: paths.posts, where: [['author.uid', 'EQUAL', text]] },
      { collection: paths.allMedia, where: [['author', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/erasure/pages.ts': {
    filters: 1,
    queries: [paths.users, paths.circles, paths.posts, paths.reports].map(
      (collection): Issued => ({ collection, orderBy: ['__name__', 'ASCENDING'] }),
    ),
  },
  'functions/src/digest/has-news.ts': {
    filters: 3,
    queries: [
      {
        collection: paths.feed('ana'),
        where: [
          ['createdAt', 'GREATER_THAN_OR_EQUAL', time],
          ['createdAt', 'LESS_THAN', time],
        ],
        orderBy: ['createdAt', 'DESCENDING'],
      },
    ],
  },
  'functions/src/automation/hear.ts': {
    filters: 1,
    queries: [
      {
        collection: 'automations',
        group: true,
        where: [['hears', 'ARRAY_CONTAINS_ANY', { arrayValue: { values: [text] } }]],
      },
    ],
  },
  'functions/src/automation/finish-runs.ts': {
    filters: 1,
    queries: [{ collection: 'runs', group: true, where: [['acting', 'EQUAL', { booleanValue: true }]] }],
  },
  'functions/src/automation/try.ts': {
    filters: 4,
    queries: [
      {
        collection: paths.feed('ana'),
        where: [['createdAt', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
      {
        collection: paths.tips('ana'),
        where: [['changedAt', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['changedAt', 'DESCENDING'],
      },
      {
        collection: paths.facts,
        where: [
          ['about', 'ARRAY_CONTAINS', text],
          ['kind', 'IN', { arrayValue: { values: [text, { stringValue: 'bia' }] } }],
          ['at', 'GREATER_THAN_OR_EQUAL', time],
        ],
        orderBy: ['at', 'DESCENDING'],
      },
    ],
  },
  'functions/src/digest/last-digest.ts': {
    filters: 1,
    queries: [{ collection: paths.digests('ana'), orderBy: ['at', 'DESCENDING'] }],
  },
  'member-app/src/data/use-list.ts': {
    filters: 3,
    queries: [
      { collection: paths.feed('ana'), orderBy: ['createdAt', 'DESCENDING'] },
      { collection: paths.feed('ana'), orderBy: ['savedAt', 'DESCENDING'] },
      {
        collection: paths.feed('ana'),
        where: [['tags', 'ARRAY_CONTAINS', text]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
      { collection: paths.reactions('p'), where: [['thing', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
      { collection: paths.feed('ana'), where: [['author.uid', 'EQUAL', text]], orderBy: ['createdAt', 'DESCENDING'] },
      {
        collection: paths.feed('ana'),
        where: [['circles', 'ARRAY_CONTAINS', text]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
      {
        collection: paths.feed('ana'),
        where: [['tags', 'ARRAY_CONTAINS', text]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
      { collection: paths.comments('p'), orderBy: ['createdAt', 'ASCENDING'] },
      // limitToLast is asked in reverse.
      { collection: paths.comments('p'), orderBy: ['createdAt', 'DESCENDING'] },
      { collection: paths.connections('ana') },
      { collection: paths.connectionRequests('ana') },
      { collection: paths.blocks('ana') },
      { collection: paths.vouches('ana') },
      { collection: paths.groupInvitations('ana') },
      { collection: paths.joinRequests('p') },
      { collection: paths.notices('ana'), orderBy: ['at', 'DESCENDING'] },
      { collection: paths.notices('ana'), where: [['kind', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
      unreadNotices,
      { collection: paths.devices('ana'), orderBy: ['lastSeen', 'DESCENDING'] },
      {
        collection: paths.sourceLog(circleSource('c')),
        where: [['change', 'EQUAL', text]],
        orderBy: ['at', 'DESCENDING'],
      },
      { collection: paths.automations('ana') },
      {
        collection: paths.automationRuns('ana', 'a'),
        where: [['acted', 'EQUAL', { booleanValue: true }]],
        orderBy: ['at', 'DESCENDING'],
      },
    ],
  },
  'member-app/src/data/use-count.ts': {
    filters: 1,
    queries: [
      { collection: paths.reports, where: [['state', 'EQUAL', text]] },
      { collection: paths.signupRequests, where: [['status', 'EQUAL', text]] },
      {
        collection: paths.signupRequests,
        where: [
          ['status', 'EQUAL', text],
          ['pendingSince', 'LESS_THAN', time],
        ],
      },
    ],
  },
  'member-app/src/data/use-pages.ts': {
    filters: 2,
    queries: [
      ...[[], ['kind'], ['state'], ['inviter'], ['kind', 'state', 'inviter']].map(
        (fields): Issued => ({
          collection: paths.invites,
          where: fields.map((field): Where => [field, 'EQUAL', text]),
          orderBy: ['createdAt', 'DESCENDING'],
        }),
      ),
      { collection: paths.seatRequests, where: [['state', 'EQUAL', text]], orderBy: ['askedAt', 'ASCENDING'] },
      { collection: paths.reports, where: [['state', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
      { collection: paths.directory, where: [['keys', 'ARRAY_CONTAINS', text]], orderBy: ['name', 'ASCENDING'] },
    ],
  },
  'functions/src/instance/figures.ts': {
    filters: 7,
    queries: [
      { collection: paths.posts, where: [['deleted', 'EQUAL', { booleanValue: true }]] },
      { collection: paths.invites, where: [['kind', 'EQUAL', text]] },
      {
        collection: paths.invites,
        where: [
          ['kind', 'EQUAL', text],
          ['taken', 'EQUAL', { integerValue: '1' }],
        ],
      },
      { collection: paths.mailQueue, where: [['state', 'EQUAL', text]] },
      ...[
        [paths.directory, 'joinedAt'],
        [paths.posts, 'createdAt'],
      ].map(
        ([collection, field]): Issued => ({
          collection: collection!,
          where: [
            [field!, 'GREATER_THAN_OR_EQUAL', time],
            [field!, 'LESS_THAN', time],
          ],
        }),
      ),
    ],
  },
  'functions/src/instance/first-posts.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.posts,
        where: [['createdAt', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['createdAt', 'ASCENDING'],
      },
    ],
  },
  'member-app/src/member/data/use-directory.ts': {
    filters: 2,
    queries: choices<Where>([
      ['keys', 'ARRAY_CONTAINS', text],
      ['role', 'EQUAL', text],
      ['status', 'EQUAL', text],
      ['ageBand', 'EQUAL', text],
      ['invitedBy.uid', 'EQUAL', text],
    ]).map((where) => ({ collection: paths.directory, where, orderBy: ['joinedAt', 'DESCENDING'] })),
  },
  'functions/src/support/calls/support-figures.ts': {
    filters: 1,
    queries: [{ collection: 'tips', group: true, where: [['state', 'EQUAL', text]] }],
  },
  'functions/src/support/calls/declare-tip.ts': {
    filters: 1,
    queries: [{ collection: paths.tips('ana'), where: [['txid', 'EQUAL', text]] }],
  },
  'functions/src/support/calls/save-support-page.ts': {
    filters: 1,
    queries: [{ collection: paths.tips('ana'), where: [['goal', 'EQUAL', text]] }],
  },
  'functions/src/account/erasure/erase-cards.ts': {
    filters: 1,
    queries: [{ collection: paths.cardAccounts, where: [['uid', 'EQUAL', text]] }],
  },
  'functions/src/card/end-orders.ts': {
    filters: 1,
    queries: [
      { collection: paths.cardOrders, where: [['from', 'EQUAL', text]] },
      { collection: paths.cardOrders, where: [['to', 'EQUAL', text]] },
    ],
  },
  'functions/src/guardian/forget-minutes.ts': {
    filters: 1,
    queries: [{ collection: 'minutes', group: true, orderBy: ['__name__', 'ASCENDING'] }],
  },
  'functions/src/guardian/end-adult-acts.ts': {
    filters: 2,
    queries: [
      { collection: paths.joinedCircles('uid'), where: [['kind', 'EQUAL', text]] },
      { collection: paths.cardOrders, where: [['from', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.cardOrders, where: [['to', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
    ],
  },
  'functions/src/card/orders-of.ts': {
    filters: 3,
    queries: [
      { collection: paths.cardOrders, where: [['from', 'EQUAL', text]], orderBy: ['subscription', 'ASCENDING'] },
      {
        collection: paths.cardOrders,
        where: [
          ['to', 'EQUAL', text],
          ['kind', 'EQUAL', text],
        ],
      },
    ],
  },
  'functions/src/card/calls/offer-tiers.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.cardOrders,
        where: [
          ['to', 'EQUAL', text],
          ['tier', 'EQUAL', text],
        ],
      },
    ],
  },
  'functions/src/card/note-heard.ts': {
    filters: 1,
    queries: [{ collection: paths.cardOrders, where: [['intents', 'ARRAY_CONTAINS', text]] }],
  },
  'functions/src/support/calls/remind-monthly.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.given('ana'),
        where: [
          ['to', 'EQUAL', text],
          ['way', 'EQUAL', text],
        ],
      },
    ],
  },
  'functions/src/card/orders-between.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.cardOrders,
        where: [
          ['from', 'EQUAL', text],
          ['to', 'EQUAL', text],
        ],
      },
    ],
  },
  'functions/src/card/compare-ledger.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.ledger('ana'),
        where: [['at', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['at', 'ASCENDING'],
      },
    ],
  },
  'functions/src/card/reconcile-cards.ts': {
    filters: 2,
    queries: [{ collection: paths.cardOrders, where: [['to', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] }],
  },
  'functions/src/support/step-tip.ts': {
    filters: 1,
    queries: [{ collection: paths.supporters('ana'), where: [['uid', 'EQUAL', text]] }],
  },
  'member-app/src/audit/data/use-audit-log.ts': {
    filters: 3,
    queries: choices<Where>([
      ['act', 'EQUAL', text],
      ['by', 'EQUAL', text],
      ['target', 'IN', { arrayValue: { values: [text, { stringValue: 'bia' }] } }],
    ]).map((where) => ({ collection: paths.auditLog, where, orderBy: ['at', 'DESCENDING'] })),
  },
  'member-app/src/circle/data/my-circles.ts': {
    filters: 1,
    queries: [{ collection: paths.circles, where: [['owner', 'EQUAL', text]] }],
  },
  'functions/src/alarm/claim-due.ts': {
    filters: 2,
    queries: [{ collection: paths.alarms, where: [['at', 'LESS_THAN_OR_EQUAL', time]], orderBy: ['at', 'ASCENDING'] }],
  },
  'functions/src/alarm/find-earlier.ts': {
    filters: 6,
    queries: [
      {
        collection: paths.invites,
        where: [
          ['kind', 'EQUAL', text],
          ['state', 'EQUAL', text],
        ],
      },
      { collection: paths.blogPosts, where: [['publishAt', 'GREATER_THAN', time]] },
      {
        collection: paths.mailQueue,
        where: [['state', 'IN', { arrayValue: { values: [text, { stringValue: 'bia' }] } }]],
      },
      { collection: paths.allMedia, where: [['unusedSince', 'GREATER_THAN', time]] },
      { collection: paths.signupRequests, where: [['forgetAt', 'GREATER_THAN', time]] },
      { collection: 'approvals', group: true },
    ],
  },
  'member-app/src/signup/data/signup-requests.ts': {
    filters: 6,
    queries: [
      {
        collection: paths.signupRequests,
        where: [['status', 'EQUAL', text]],
        orderBy: ['pendingSince', 'ASCENDING'],
      },
      {
        collection: paths.signupRequests,
        where: [['status', 'IN', { arrayValue: { values: [{ stringValue: 'approved' }, { stringValue: 'joined' }] } }]],
        orderBy: ['answeredAt', 'DESCENDING'],
      },
      { collection: paths.signupRequests, where: [['keys', 'ARRAY_CONTAINS', text]] },
      {
        collection: paths.signupRequests,
        where: [['marks', 'ARRAY_CONTAINS_ANY', { arrayValue: { values: [text] } }]],
      },
    ],
  },
  'member-app/src/member/data/find-members.ts': {
    filters: 2,
    queries: [
      { collection: paths.directory, where: [['keys', 'ARRAY_CONTAINS', text]] },
      { collection: paths.directory, where: [['email', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/export/read-step.ts': {
    filters: 7,
    queries: [
      { collection: paths.posts, where: [['author.uid', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      {
        collection: 'comments',
        group: true,
        where: [['author.uid', 'EQUAL', text]],
        orderBy: ['__name__', 'ASCENDING'],
      },
      { collection: 'reactions', group: true, where: [['uid', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.reports, where: [['by.uid', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.circleReports, where: [['by.uid', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.rulings, where: [['whose', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.circles, where: [['owner', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.signupRequests, where: [['email', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.notices('ana'), orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.circleMembers('c'), orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.feed('ana'), orderBy: ['savedAt', 'ASCENDING'] },
    ],
  },
  'functions/src/account/export/copy-album.ts': {
    filters: 1,
    queries: [{ collection: paths.comments('p'), orderBy: ['createdAt', 'ASCENDING'] }],
  },
  'functions/src/account/erasure/drop-albums.ts': {
    filters: 2,
    queries: [
      { collection: 'log', group: true, where: [['uid', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.sourceLog(circleSource('c')), where: [['change', 'EQUAL', text]] },
    ],
  },
  'functions/src/account/export/posts-in-order.ts': {
    filters: 4,
    queries: [
      { collection: paths.posts, where: [['author.uid', 'EQUAL', text]], orderBy: ['createdAt', 'ASCENDING'] },
      {
        collection: paths.feed('ana'),
        where: [['circles', 'ARRAY_CONTAINS', text]],
        orderBy: ['createdAt', 'ASCENDING'],
      },
    ],
  },
  'functions/src/member/calls/my-branch.ts': {
    filters: 1,
    queries: [
      {
        collection: paths.directory,
        where: [['invitedBy.uid', 'IN', { arrayValue: { values: [text] } }]],
      },
    ],
  },
  'functions/src/invite/address-invite.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.invites,
        where: [
          ['guest.addressHash', 'EQUAL', text],
          ['state', 'EQUAL', text],
        ],
      },
    ],
  },
  'functions/src/invite/by-mail/is-asked.ts': {
    filters: 1,
    queries: [{ collection: paths.mailJoinings, where: [['asked.email', 'EQUAL', text]] }],
  },
  'functions/src/signup/ask.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.signupRequests,
        where: [
          ['email', 'EQUAL', text],
          ['status', 'IN', { arrayValue: { values: [{ stringValue: 'unconfirmed' }, { stringValue: 'pending' }] } }],
        ],
      },
    ],
  },
  'functions/src/source/back-fill.ts': {
    filters: 3,
    queries: [
      {
        collection: paths.sourcePosts(sourceOf('ana')),
        where: [['createdAt', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
    ],
  },
  'functions/src/connection/calls/find-people.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.directory,
        where: [['keys', 'ARRAY_CONTAINS', text]],
        orderBy: ['name', 'ASCENDING'],
      },
    ],
  },
  'functions/src/source/read-source-logs.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.sourceLog(circleSource('c')),
        where: [['at', 'GREATER_THAN', time]],
        orderBy: ['at', 'DESCENDING'],
      },
    ],
  },
  'functions/src/post/entries-of.ts': {
    filters: 2,
    queries: [
      { collection: 'feed', group: true, where: [['postId', 'EQUAL', text]] },
      { collection: 'feed', group: true, where: [['postId', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
    ],
  },
  'functions/src/post/version-at.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.versions('p'),
        where: [['rev', 'GREATER_THAN_OR_EQUAL', { integerValue: '1' }]],
        orderBy: ['rev', 'ASCENDING'],
      },
    ],
  },
  'functions/src/post/calls/list-circle-posts.ts': {
    filters: 1,
    queries: [{ collection: paths.sourcePosts('circles/c'), orderBy: ['createdAt', 'DESCENDING'] }],
  },
  'functions/src/post/posts-held-by.ts': {
    filters: 3,
    queries: [
      { collection: paths.feed('ana'), where: [['author.uid', 'EQUAL', text]], orderBy: ['createdAt', 'DESCENDING'] },
    ],
  },
  'functions/src/post/address-anew.ts': {
    filters: 2,
    queries: [
      { collection: paths.comments('p'), where: [['author.uid', 'NOT_EQUAL', text]] },
      { collection: paths.reactions('p'), where: [['uid', 'NOT_EQUAL', text]] },
    ],
  },
  'functions/src/post/count/count-reactions.ts': {
    filters: 3,
    queries: [
      { collection: paths.reactions('p'), where: [['thing', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
      {
        collection: paths.reactions('p'),
        where: [
          ['thing', 'EQUAL', text],
          ['kind', 'EQUAL', text],
        ],
      },
    ],
  },
  'member-app/src/support/data/support.ts': {
    filters: 1,
    queries: [{ collection: paths.given('ana'), where: [], orderBy: ['at', 'ASCENDING'] }],
  },
  'member-app/src/post/of/entries.ts': {
    filters: 1,
    queries: [
      {
        collection: paths.feed('ana'),
        where: [['__name__', 'IN', { arrayValue: { values: [{ referenceValue: nameOf(paths.entry('ana', 'p')) }] } }]],
      },
    ],
  },
  'member-app/src/post/data/reactions.ts': {
    filters: 1,
    queries: [{ collection: paths.reactions('p'), where: [['uid', 'EQUAL', text]] }],
  },
  'functions/src/post/count/recount-comment.ts': {
    filters: 3,
    queries: [
      { collection: paths.reactions('p'), where: [['thing', 'EQUAL', text]] },
      {
        collection: paths.reactions('p'),
        where: [
          ['thing', 'EQUAL', text],
          ['at', 'LESS_THAN', time],
        ],
        orderBy: ['at', 'DESCENDING'],
      },
    ],
  },
  'functions/src/post/count/recount.ts': {
    filters: 1,
    queries: [{ collection: paths.comments('p'), where: [['deleted', 'EQUAL', { booleanValue: true }]] }],
  },
  'functions/src/post/tidy-comments.ts': {
    filters: 1,
    queries: [{ collection: paths.comments('p'), where: [['replyTo', 'EQUAL', text]] }],
  },
  'functions/src/notice/activity/concerned-by.ts': {
    filters: 1,
    queries: [{ collection: 'watches', group: true, where: [['source', 'EQUAL', text]] }],
  },
  'functions/src/notice/activity/tell-activity.ts': {
    filters: 1,
    queries: [{ collection: paths.notices('ana'), where: [['postId', 'EQUAL', text]] }],
  },
  'functions/src/notice/deliver/new-notices.ts': {
    filters: 2,
    queries: [unreadNotices],
  },
  'functions/src/report/calls/my-reports.ts': {
    filters: 2,
    queries: [
      { collection: paths.reports, where: [['by.uid', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
      { collection: paths.circleReports, where: [['by.uid', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] },
    ],
  },
  'functions/src/report/calls/circle-reports.ts': {
    filters: 3,
    queries: [
      {
        collection: paths.circleReports,
        where: [
          ['circle', 'EQUAL', text],
          ['state', 'EQUAL', text],
        ],
        orderBy: ['at', 'ASCENDING'],
      },
    ],
  },
  'functions/src/report/meeting-places.ts': {
    filters: 1,
    queries: [{ collection: paths.joinedCircles('ana'), where: [['kind', 'EQUAL', text]] }],
  },
  'functions/src/report/calls/my-rulings.ts': {
    filters: 2,
    queries: [{ collection: paths.rulings, where: [['whose', 'EQUAL', text]], orderBy: ['at', 'DESCENDING'] }],
  },
  'functions/src/report/opening-others.ts': {
    filters: 1,
    queries: [
      { collection: paths.reports, where: [['target.postId', 'EQUAL', text]] },
      { collection: paths.circleReports, where: [['target.postId', 'EQUAL', text]] },
    ],
  },
  'functions/src/report/ruling/taken-words.ts': {
    filters: 2,
    queries: [
      { collection: paths.versions('p'), where: [['until', 'GREATER_THAN', time]], orderBy: ['until', 'ASCENDING'] },
    ],
  },
  'functions/src/report/calls/open-appeals.ts': {
    filters: 2,
    queries: [{ collection: paths.rulings, where: [['state', 'EQUAL', text]], orderBy: ['answer.at', 'ASCENDING'] }],
  },
  'functions/src/post/erase-post.ts': {
    filters: 5,
    queries: [
      { collection: paths.allMedia, where: [['postId', 'EQUAL', text]] },
      { collection: paths.reports, where: [['target.postId', 'EQUAL', text]] },
      { collection: paths.circleReports, where: [['target.postId', 'EQUAL', text]] },
      {
        collection: paths.facts,
        where: [
          ['source', 'GREATER_THAN_OR_EQUAL', text],
          ['source', 'LESS_THAN', text],
        ],
      },
      { collection: 'notifications', group: true, where: [['postId', 'EQUAL', text]] },
    ],
  },
  'functions/src/post/compare-entries.ts': {
    filters: 1,
    queries: [{ collection: paths.posts, orderBy: ['__name__', 'ASCENDING'] }],
  },
  'functions/src/member/sweep-accounts.ts': {
    filters: 1,
    queries: [{ collection: paths.directory, orderBy: ['__name__', 'ASCENDING'] }],
  },
  'functions/src/source/migration/migrate.ts': {
    filters: 1,
    queries: [paths.users, paths.circles, paths.posts].map((collection) => ({
      collection,
      orderBy: ['__name__', 'ASCENDING'],
    })),
  },
  'functions/src/source/migration/migrate-posts.ts': {
    filters: 1,
    queries: [{ collection: 'feed', group: true, where: [['postId', 'IN', { arrayValue: { values: [text] } }]] }],
  },
  'functions/src/circle/calls/discover-circles.ts': {
    filters: 2,
    queries: [{ collection: paths.circles, where: [['kind', 'EQUAL', text]], orderBy: ['activeAt', 'DESCENDING'] }],
  },
  'functions/src/circle/calls/preview-circle.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.sourcePosts('circles/c'),
        where: [['createdAt', 'GREATER_THAN_OR_EQUAL', time]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
    ],
  },
  'functions/src/circle/calls/set-circle-from.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.sourcePosts('circles/c'),
        where: [
          ['createdAt', 'GREATER_THAN_OR_EQUAL', time],
          ['createdAt', 'LESS_THAN', time],
        ],
      },
    ],
  },
  'functions/src/circle/invite.ts': {
    filters: 2,
    queries: [
      { collection: paths.groupInvitations('ana'), where: [['by', 'EQUAL', text]] },
      { collection: 'groupInvitations', group: true, where: [['circleId', 'EQUAL', text]] },
    ],
  },
  'functions/src/circle/keep-in-circles.ts': {
    filters: 1,
    queries: [{ collection: 'members', group: true, where: [['uid', 'EQUAL', text]] }],
  },
  'functions/src/source/drop-entries.ts': {
    filters: 5,
    queries: [
      {
        collection: paths.grants('ana'),
        where: [
          ['author', 'EQUAL', text],
          ['sources', 'ARRAY_CONTAINS_ANY', { arrayValue: { values: [text] } }],
        ],
        orderBy: ['createdAt', 'DESCENDING'],
      },
      {
        collection: paths.grants('ana'),
        where: [['sources', 'ARRAY_CONTAINS', text]],
        orderBy: ['createdAt', 'DESCENDING'],
      },
    ],
  },
  'functions/src/guardian/overview.ts': {
    filters: 2,
    queries: [
      { collection: paths.connections('ana'), orderBy: ['since', 'DESCENDING'] },
      { collection: paths.allMinutes('ana'), orderBy: ['at', 'DESCENDING'] },
    ],
  },
  'functions/src/guardian/move-bands.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.directory,
        where: [['ageBand', 'EQUAL', text]],
        orderBy: ['__name__', 'ASCENDING'],
      },
    ],
  },
  'functions/src/notice/push/subscriptions.ts': {
    filters: 2,
    queries: [
      { collection: paths.pushSubscriptions, where: [['uid', 'EQUAL', text]] },
      { collection: paths.pushSubscriptions, where: [['uid', 'IN', { arrayValue: { values: [text] } }]] },
    ],
  },
  'functions/src/audit/verify-log.ts': {
    filters: 1,
    queries: [paths.auditChain, paths.auditLog].map((collection) => ({
      collection,
      orderBy: ['__name__', 'ASCENDING'],
    })),
  },
  'member-app/src/invite/data/use-own-link-of.ts': {
    filters: 3,
    queries: [
      {
        collection: paths.invites,
        where: [
          ['inviter', 'EQUAL', text],
          ['kind', 'EQUAL', text],
        ],
        orderBy: ['createdAt', 'DESCENDING'],
      },
    ],
  },
  'member-app/src/member/data/use-cards.ts': {
    filters: 2,
    queries: [
      {
        collection: paths.directory,
        where: [['invitedBy.uid', 'EQUAL', text]],
        orderBy: ['joinedAt', 'DESCENDING'],
      },
      { collection: paths.directory, where: [['guardian', 'EQUAL', text]] },
    ],
  },
  'functions/src/member/fill-directory.ts': {
    filters: 1,
    queries: [{ collection: 'users', orderBy: ['__name__', 'ASCENDING'] }],
  },
  'functions/src/graph/read-instance.ts': {
    filters: 3,
    queries: [
      {
        collection: 'private',
        group: true,
        where: [['inGraph', 'EQUAL', { booleanValue: false }]],
        orderBy: ['__name__', 'ASCENDING'],
      },
      { collection: paths.invites, where: [['kind', 'EQUAL', text]], orderBy: ['__name__', 'ASCENDING'] },
      { collection: paths.directory, orderBy: ['__name__', 'ASCENDING'] },
      { collection: 'connections', group: true, orderBy: ['__name__', 'ASCENDING'] },
    ],
  },
  'functions/src/graph/write-pages.ts': {
    filters: 1,
    queries: [{ collection: paths.graphPages, where: [['edition', 'LESS_THAN', { integerValue: '2' }]] }],
  },
  'functions/src/member/calls/member-devices.ts': {
    filters: 1,
    queries: [{ collection: paths.devices('ana'), orderBy: ['lastSeen', 'DESCENDING'] }],
  },
  'functions/src/member/active-admins.ts': {
    filters: 1,
    queries: [{ collection: 'users', where: [['role', 'EQUAL', text]] }],
  },
  'scripts/server/grant-admin.ts': {
    filters: 1,
    queries: [{ collection: paths.invites, where: [['kind', 'EQUAL', text]] }],
  },
  'scripts/server/founding-invite.ts': {
    filters: 2,
    queries: [
      { collection: 'users', where: [['role', 'EQUAL', text]] },
      { collection: paths.invites, where: [['kind', 'EQUAL', text]] },
    ],
  },
}

function sources(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
}

function structured({ collection, group, where = [], orderBy }: Issued): {
  parent: string
  structuredQuery: StructuredQuery
} {
  const segments = collection.split('/')
  const collectionId = segments.pop()!
  const filters = where.map(([fieldPath, op, value]) => ({ fieldFilter: { field: { fieldPath }, op, value } }))
  return {
    parent: [root, ...segments].join('/'),
    structuredQuery: {
      from: [{ collectionId, ...(group && { allDescendants: true }) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy[0] }, direction: orderBy[1] }] }),
      limit: 20,
    } as StructuredQuery,
  }
}

describe('the queries of the application', () => {
  let folder: string
  const admin = { kind: 'admin' } as const
  const open = (definitions: unknown) => {
    const database = openDatabase(join(folder, 'data.sqlite'))
    const options = { database, projectId: 'varanda', ruleset: () => null, now: Date.now, indexes: definitions }
    const firestore = openFirestore(options)
    const close = async () => {
      await firestore.close()
      await database.close()
    }
    return { firestore, close }
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'varanda-queries-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are all listed here', () => {
    const found = Object.fromEntries(
      ['member-app/src', 'client/src', 'site/src', 'functions/src', 'scripts']
        .flatMap(sources)
        .map((file) => [
          file,
          readFileSync(join(repository, file), 'utf8').match(/\.(?:where|orderBy)\(/g)?.length ?? 0,
        ])
        .filter(([, filters]) => filters !== 0),
    )
    expect(found).toEqual(Object.fromEntries(Object.entries(issued).map(([file, { filters }]) => [file, filters])))
  })

  it('are served by the indexes that are deployed', async () => {
    const { firestore, close } = open(indexes)
    for (const { queries } of Object.values(issued)) {
      for (const query of queries) await firestore.runQuery(admin, structured(query))
    }
    await close()
  })

  it('would be refused without the index that they need', async () => {
    const { firestore, close } = open({ indexes: [], fieldOverrides: [] })
    const [query] = issued['functions/src/source/drop-entries.ts']!.queries
    await expect(firestore.runQuery(admin, structured(query!))).rejects.toThrow(/requires an index.*"author"/)
    await close()
  })

  it('need every index that is deployed', async () => {
    for (const index of indexes.indexes as object[]) {
      const others = indexes.indexes.filter((one: object) => one !== index)
      const { firestore, close } = open({ ...indexes, indexes: others })
      const all = Object.values(issued).flatMap(({ queries }) => queries)
      const outcomes = await Promise.allSettled(all.map((query) => firestore.runQuery(admin, structured(query))))
      expect(
        outcomes.map(({ status }) => status),
        JSON.stringify(index),
      ).toContain('rejected')
      await close()
    }
  })
})
