import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, openInstance, refused, remove, replace } from './harness/instance.ts'

const texts = { pt: { title: 'Bolo', summary: 'De fubá', content: '<p>Bolo.</p>' } }
const post = (status: string) => ({ status, rev: 2, texts, tags: [], author: 'Ana', cover: null, publishAt: null })
const hidden = ['draft', 'scheduled', 'unpublished']

const instance = openInstance({
  ...cast,
  ...Object.fromEntries(['published', ...hidden].map((status) => [`blogPosts/${status}`, post(status)])),
  'blogPosts/published/revisions/1': { rev: 1, texts, savedBy: 'admin', savedAt: longAgo },
  'blogPosts/published/revisions/2': { rev: 2, texts, savedBy: 'admin', savedAt: longAgo },
  'blogIndex/published': { posts: [{ id: 'published' }] },
  'blogIndex/other': { posts: [] },
  'auditLog/one': { at: longAgo, by: 'admin', act: 'blog-saved', target: 'blogPosts/published', rev: 2 },
})

const readers = [
  ...outsiders(instance),
  ['a member', instance.as('bia')] as const,
  ['a slowed member', instance.as('eva')] as const,
]

describe('the blog', () => {
  test.each(readers)('%s reads what is published, and the index', async (_, client) => {
    await allowed(client.get('blogPosts/published'))
    await allowed(client.list('blogPosts', { where: equals('status', 'published') }))
    await allowed(client.get('blogIndex/published'))
  })

  test.each(readers)('%s reads nothing else of it', async (_, client) => {
    for (const status of hidden) {
      await refused(client.get(`blogPosts/${status}`))
      await refused(client.list('blogPosts', { where: equals('status', status) }))
    }
    await refused(client.get('blogPosts/nowhere'))
    await refused(client.list('blogPosts'))
    await refused(client.get('blogPosts/published/revisions/1'))
    await refused(client.list('blogPosts/published/revisions'))
    await refused(client.list('revisions', { allDescendants: true }))
    await refused(client.list('blogIndex'))
    await refused(client.get('blogIndex/other'))
    await refused(client.get('auditLog/one'))
    await refused(client.list('auditLog'))
  })

  test('administrators read all of it', async () => {
    const admin = instance.as('admin')
    for (const status of ['published', ...hidden]) await allowed(admin.get(`blogPosts/${status}`))
    await allowed(admin.list('blogPosts'))
    await allowed(admin.get('blogPosts/published/revisions/1'))
    await allowed(admin.list('blogPosts/published/revisions'))
    await allowed(admin.get('auditLog/one'))
    await allowed(admin.list('auditLog'))
  })

  test('a suspended administrator reads what everyone reads', async () => {
    await instance.put({ 'users/old/private/standing': { status: 'suspended', role: 'admin', validSince: longAgo } })
    const old = instance.as('old', { role: 'admin', admin: true })
    await allowed(old.get('blogPosts/published'))
    await refused(old.get('blogPosts/draft'))
    await refused(old.list('blogPosts'))
    await refused(old.get('blogPosts/published/revisions/1'))
    await refused(old.list('auditLog'))
  })

  test.each([...readers, ['an administrator', instance.as('admin')] as const])(
    '%s writes nothing',
    async (_, client) => {
      await refused(client.write(change('blogPosts/published', { author: 'Eu' })))
      await refused(client.write(change('blogPosts/draft', { status: 'published' })))
      await refused(client.write(create('blogPosts/new', post('published'))))
      await refused(client.write(remove('blogPosts/published')))
      await refused(client.write(create('blogPosts/published/revisions/3', { rev: 3, texts })))
      await refused(client.write(replace('blogIndex/published', { posts: [] })))
      await refused(client.write(remove('blogIndex/published')))
      await refused(client.write(create('auditLog/two', { act: 'blog-saved' })))
      await refused(client.write(remove('auditLog/one')))
    },
  )
})
