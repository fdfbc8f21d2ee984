import type { BlogCover, BlogPost } from '@varanda/domain/blog/blog'
import { blogDocuments, publishedPost } from '@varanda/domain/blog/blog-index'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { derivedId } from '../derived-id.ts'
import { Instant } from '../instant.ts'
import { blogPosts } from './posts.ts'
import type { ToldBlogPost } from './telling.ts'

/** The largest width of `seed/covers`, in pixels. */
const coverSize = { width: 1600, height: 900 }

/** The id of a post's cover: 20 letters and digits, as the instance gives to those that are uploaded. */
export const coverIdOf = ({ id }: ToldBlogPost): string => derivedId(`cover ${id}`, 20)

/** Every document of the blog, as preparing the covers, saving and publishing would have left it. */
export function plantedBlog(): DocumentWrite[] {
  const covers = blogPosts.map((told) => ({ path: paths.blogCover(coverIdOf(told)), data: preparedCover(told) }))
  return [...covers, ...blogDocuments(Object.fromEntries(blogPosts.map((told) => [told.id, documentOf(told)])))]
}

function preparedCover(told: ToldBlogPost): Omit<BlogCover, 'alt'> {
  return { id: coverIdOf(told), ...coverSize }
}

function documentOf(told: ToldBlogPost): BlogPost {
  const { texts, tags, author, publishedAt } = told
  const cover = { ...preparedCover(told), alt: told.cover.alt }
  return publishedPost({ texts, tags: [...tags], author, cover }, new Instant(new Date(publishedAt)))
}
