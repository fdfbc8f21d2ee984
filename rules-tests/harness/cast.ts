import { type Client, type Instance, longAgo, member, signedInAt } from './instance.ts'

/**
 * Who appears in these tests. Ana wrote the post and owns the circles; Bia knows her; Caio is a member without
 * anything of hers; Eva has been slowed, Lia is
 * leaving; Rita has left and is being erased; Davi is suspended and Gil signed out everywhere, both with everything that
 * Bia has; Fabio has an account and no membership.
 */
export const cast = {
  ...member('ana'),
  ...member('bia'),
  ...member('caio'),
  ...member('eva', { status: 'slowed' }),
  ...member('lia', { status: 'leaving' }),
  ...member('davi', { status: 'suspended' }),
  ...member('rita', { status: 'erasing' }),
  ...member('gil', { validSince: new Date((signedInAt + 1) * 1000) }),
  ...member('admin', { role: 'admin' }),
}

/** Those whom no rule lets in, each with the claims that a careless rule would trust. */
export function outsiders(instance: Instance): [who: string, client: Client][] {
  const claims = { role: 'admin', status: 'active', admin: true, validSince: 0 }
  return [
    ['a stranger', instance.stranger],
    ['an account without membership', instance.as('fabio', claims)],
    ['a suspended member', instance.as('davi', claims)],
    ['somebody who left at once and is being erased', instance.as('rita', claims)],
    ['a member signed out everywhere', instance.as('gil', claims)],
    ['a token that does not say when it was signed in', instance.as('bia', { auth_time: undefined })],
  ]
}

export const post = {
  author: { uid: 'ana' },
  kind: 'text',
  text: 'Bolo de fubá hoje.',
  createdAt: longAgo,
  rev: 1,
}

/** What Ana and those who may read her post have in their feeds. */
export const entries = Object.fromEntries(
  ['ana', 'bia', 'eva', 'davi', 'gil', 'fabio'].map((uid) => [
    `users/${uid}/feed/ana_1`,
    { ...post, postId: 'ana_1', others: { count: 3, uids: [] } },
  ]),
)
