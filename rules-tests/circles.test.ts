import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, member, openInstance, refused, remove } from './harness/instance.ts'

const circle = (kind: 'private' | 'public' | 'group') => ({
  name: 'Primos',
  owner: 'ana',
  kind,
  createdAt: longAgo,
})
const membersOf = (id: string) =>
  Object.fromEntries(
    ['bia', 'davi', 'gil', 'fabio'].map((uid) => [
      `circles/${id}/members/${uid}`,
      { uid, name: uid, role: 'member', since: longAgo, from: longAgo },
    ]),
  )
const instance = openInstance({
  ...cast,
  ...member('hugo'),
  'circles/secret': circle('private'),
  'circles/group': circle('group'),
  'circles/open': circle('public'),
  'circles/of-davi': { ...circle('private'), owner: 'davi' },
  'circles/of-gil': { ...circle('private'), owner: 'gil' },
  ...membersOf('secret'),
  ...membersOf('group'),
  ...membersOf('open'),
  'circles/secret/private/roster': { people: {}, complete: true },
  'circles/group/private/roster': { people: {}, complete: true },
  'circles/open/private/roster': { people: {}, complete: true },
  'circles/group/private/rules': { removed: ['caio'] },
  'circles/group/joinRequests/hugo': { uid: 'hugo', name: 'hugo', at: longAgo, until: longAgo },
  ...Object.fromEntries(
    ['secret', 'group', 'open'].flatMap((id) => [
      [`circles/${id}/log/1-bia`, { uid: 'bia', change: 'came', at: longAgo }],
      [`circles/${id}/log/2-bia`, { uid: 'bia', change: 'took-album', at: longAgo }],
    ]),
  ),
  'circles/group/members/eva': { uid: 'eva', name: 'eva', role: 'moderator', since: longAgo, from: longAgo },
  'users/hugo/groupInvitations/group': { by: 'ana', at: longAgo, until: new Date(Date.now() + 86_400_000) },
  'users/caio/groupInvitations/group': { by: 'ana', at: longAgo, until: longAgo },
  'users/hugo/groupInvitations/secret': { by: 'ana', at: longAgo, until: new Date(Date.now() + 86_400_000) },
})
const ana = instance.as('ana')
const bia = instance.as('bia')
const caio = instance.as('caio')

describe('circles', () => {
  test('their owner reads everything of them', async () => {
    for (const id of ['secret', 'group', 'open']) {
      await allowed(ana.get(`circles/${id}`))
      await allowed(ana.list(`circles/${id}/members`))
      await allowed(ana.get(`circles/${id}/members/bia`))
    }
    await allowed(ana.list('circles', { where: equals('owner', 'ana') }))
  })

  test('a private circle is for its owner alone: its members do not know of it', async () => {
    for (const client of [bia, caio, instance.as('admin')]) {
      await refused(client.get('circles/secret'))
      await refused(client.list('circles/secret/members'))
      await refused(client.get('circles/secret/members/bia'))
    }
  })

  test('a group is for its members', async () => {
    await allowed(bia.get('circles/group'))
    await allowed(bia.list('circles/group/members'))
    await refused(caio.get('circles/group'))
    await refused(caio.list('circles/group/members'))
  })

  test('a group says to its members who took its album along, and nobody who came and went', async () => {
    const taken = { where: equals('change', 'took-album') }
    await allowed(bia.list('circles/group/log', taken))
    await allowed(bia.get('circles/group/log/2-bia'))
    for (const client of [ana, bia]) {
      await refused(client.get('circles/group/log/1-bia'))
      await refused(client.list('circles/group/log'))
      await refused(client.list('circles/group/log', { where: equals('change', 'came') }))
    }
    await refused(caio.list('circles/group/log', taken))
    for (const id of ['secret', 'open']) await refused(bia.list(`circles/${id}/log`, taken))
    await refused(bia.write(change('circles/group/log/2-bia', { change: 'left' })))
    await refused(bia.write(remove('circles/group/log/2-bia')))
  })

  test('a group shows its name and rules, not its people, to whom it asks, until that runs out', async () => {
    const hugo = instance.as('hugo')
    await allowed(hugo.get('circles/group'))
    await refused(hugo.list('circles/group/members'))
    await refused(hugo.get('circles/group/private/roster'))
    await refused(hugo.get('circles/secret'))
    await refused(caio.get('circles/group'))
  })

  test('a roster is read as the rows are, what functions remember by the owner', async () => {
    for (const id of ['secret', 'group', 'open']) await allowed(ana.get(`circles/${id}/private/roster`))
    await allowed(bia.get('circles/group/private/roster'))
    for (const id of ['secret', 'open']) await refused(bia.get(`circles/${id}/private/roster`))
    await refused(caio.get('circles/group/private/roster'))
    await allowed(ana.get('circles/group/private/rules'))
    for (const client of [bia, caio, instance.as('admin')]) await refused(client.get('circles/group/private/rules'))
  })

  test('who asks to come in is shown to owner and moderators', async () => {
    for (const client of [ana, instance.as('eva')]) {
      await allowed(client.get('circles/group/joinRequests/hugo'))
      await allowed(client.list('circles/group/joinRequests'))
    }
    for (const client of [bia, caio, instance.as('hugo'), instance.as('admin')]) {
      await refused(client.get('circles/group/joinRequests/hugo'))
      await refused(client.list('circles/group/joinRequests'))
    }
  })

  test('a public circle is not there for whom its owner took out, or who is behind a block', async () => {
    const open = 'circles/open'
    await allowed(caio.get(open))
    await instance.put({ 'circles/open/private/rules': { removed: ['caio'] } })
    await refused(caio.get(open))
    await allowed(instance.as('hugo').get(open))
    await instance.put({ 'users/hugo/blocks/ana': { at: longAgo } })
    await refused(instance.as('hugo').get(open))
    await instance.remove('users/hugo/blocks/ana')
    await instance.put({ 'users/ana/blocks/hugo': { at: longAgo } })
    await refused(instance.as('hugo').get(open))
    await instance.remove('users/ana/blocks/hugo')
    await instance.remove('circles/open/private/rules')
  })

  test('a public circle shows its name, and its followers to the owner', async () => {
    await allowed(caio.get('circles/open'))
    await refused(caio.list('circles/open/members'))
    await refused(bia.list('circles/open/members'))
  })

  test('a list that says too little is refused', async () => {
    await refused(bia.list('circles'))
    await refused(bia.list('circles', { where: equals('owner', 'ana') }))
    await refused(bia.list('members', { allDescendants: true, where: equals('uid', 'bia') }))
  })

  test.each(outsiders(instance))('%s reads none', async (_, client) => {
    for (const id of ['secret', 'group', 'open']) {
      await refused(client.get(`circles/${id}`))
      await refused(client.list(`circles/${id}/members`))
    }
  })

  test.each(['davi', 'gil', 'fabio'])('%s, who is not let in, does not list own ones', async (uid) => {
    await refused(instance.as(uid).list('circles', { where: equals('owner', uid) }))
    await refused(instance.as(uid).get(`circles/of-${uid}`))
    await refused(instance.as(uid).list(`circles/of-${uid}/members`))
  })

  test('nobody writes them', async () => {
    for (const client of [ana, bia, instance.as('admin')]) {
      await refused(client.write(change('circles/group', { name: 'Outro' })))
      await refused(client.write(create('circles/new', circle('private'))))
      await refused(client.write(create('circles/group/members/caio', { uid: 'caio' })))
      await refused(client.write(remove('circles/group/members/bia')))
    }
  })
})
