import type { BlogPost } from '@varanda/domain/blog'
import { blogDocuments, publishedPost } from '@varanda/domain/blog-index'
import type { DocumentWrite } from '@varanda/domain/joining'
import { derivedId } from '../derived-id.ts'
import { Instant } from '../instant.ts'
import { shapes } from '../pictures/scene.ts'
import { blogPosts } from './posts.ts'
import type { ToldBlogPost } from './telling.ts'

export const coverShape = '16:9'

/** The id of a post's cover: 20 letters and digits, as the house gives to those that are uploaded. */
export const coverIdOf = ({ id }: ToldBlogPost): string => derivedId(`cover ${id}`, 20)

/** Every document of the blog, as saving and publishing each post would have left it. */
export function plantedBlog(): DocumentWrite[] {
  return blogDocuments(Object.fromEntries(blogPosts.map((told) => [told.id, documentOf(told)])))
}

function documentOf(told: ToldBlogPost): BlogPost {
  const { texts, tags, author, cover, publishedAt } = told
  const [width, height] = shapes[coverShape]
  return publishedPost(
    { texts, tags: [...tags], author, cover: { id: coverIdOf(told), width, height, alt: cover.alt } },
    new Instant(new Date(publishedAt)),
  )
}
