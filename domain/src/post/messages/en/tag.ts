import type { tag as pt } from '../pt/tag.ts'

export const tag = {
  note: 'Among the posts that you may read.',
  none: 'Nothing with this tag',
  howTo: (tag: string) => `Write #${tag} in a post, and it appears here for whoever reads it.`,
} satisfies typeof pt
