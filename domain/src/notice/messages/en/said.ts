import type { said as pt } from '../pt/said.ts'

export const said = {
  people: (names: readonly string[], count: number) => {
    const [first = '', second = ''] = names
    if (count <= 1) return first
    return count === 2 ? `${first} and ${second}` : `${first}, ${second} and ${count - 2} more`
  },
  did: {
    mention: (_many: boolean) => 'mentioned you',
    reply: (_many: boolean) => 'replied to your comment',
    comment: (_many: boolean) => 'commented on your post',
    reaction: (_many: boolean) => 'reacted to your post',
    message: () => 'sent a post just to you',
    post: () => 'posted',
  },
  reactedToComment: (_many: boolean) => 'reacted to your comment',
  held: (count: number) => `${count} new notices`,
  heldBody: 'They came while your phone was quiet.',
} satisfies typeof pt
