import { brand } from '../../../brand.ts'
import type { blogPage as pt } from '../pt/blog-page.ts'

/** What functions put into the blog's pages and feeds. */
export const blogPage = {
  name: `The ${brand.name} blog`,
  home: 'Home',
  heading: 'Porch talk',
  description: `Stories, ideas and news from ${brand.name}: bringing family together without the noise, keeping photos and having good people over.`,
  tagTitle: (tag: string) => `On ${tag}`,
  tagDescription: (tag: string) => `Everything the ${brand.name} blog has published on ${tag}.`,
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  minutes: (count: number) => `${count} min read`,
  onlyIn: { pt: 'This one is in Portuguese only, for now.', en: 'This one is in English only.' },
} satisfies typeof pt

/** How tags are called, by their addresses; one that is not here is shown as it is written there. */
export const blogTags: Record<string, string> = {
  casa: 'the house',
  privacidade: 'privacy',
  familia: 'family',
  convites: 'invites',
  criancas: 'children',
  receitas: 'recipes',
}
