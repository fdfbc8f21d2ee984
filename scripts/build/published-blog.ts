/**
 * What an instance has published on its blog, read as any visitor may: Firestore's REST interface, without signing in.
 */
import type { BlogIndex, BlogPost } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import type { Document, Value } from '@varanda/embedded/firestore/wire'
import { Instant } from '@varanda/seed/instant'

/** Every published post of the instance at this origin, by id. Throws when it cannot be asked. */
export async function readPublishedBlog(origin: string): Promise<Map<string, BlogPost>> {
  const init = (await answerOf(new URL('/__/firebase/init.json', origin))) as {
    projectId: string
    apiKey: string
    embedded?: object
  } | null
  if (!init) throw new Error(`${origin} is no instance: it has no /__/firebase/init.json`)
  const base = init.embedded ? origin : 'https://firestore.googleapis.com'
  const read = async <Shape>(path: string): Promise<Shape | null> => {
    const address = new URL(`/v1/projects/${init.projectId}/databases/(default)/documents/${path}`, base)
    address.searchParams.set('key', init.apiKey)
    const document = (await answerOf(address)) as Document | null
    return document && (plain({ mapValue: document }) as Shape)
  }
  const index = await read<BlogIndex>(paths.blogIndex)
  const posts = new Map<string, BlogPost>()
  for (const { id } of index?.posts ?? []) {
    const post = await read<BlogPost>(paths.blogPost(id))
    if (post) posts.set(id, post)
  }
  return posts
}

/** Null for what is not there, or has been taken down meanwhile. */
async function answerOf(address: URL): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.status === 404 || answer.status === 403) return null
  if (!answer.ok) throw new Error(`${address.host} answers ${answer.status}`)
  return answer.json()
}

/** A value as the SDKs give it, of the kinds that posts are made of. */
function plain(value: Value): unknown {
  if ('mapValue' in value) {
    const fields = Object.entries(value.mapValue.fields ?? {})
    return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner)]))
  }
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain)
  if ('integerValue' in value) return Number(value.integerValue)
  if ('timestampValue' in value) return new Instant(new Date(value.timestampValue))
  if ('stringValue' in value) return value.stringValue
  if ('booleanValue' in value) return value.booleanValue
  return null
}
