import { brand } from '../../../brand.ts'
import type { blog as pt } from '../pt/blog.ts'

export const blog = {
  intro: 'Family stories, ways to use the house, and news of what’s changing in it.',
  tags: 'Topics',
  all: 'Everything',
  feed: 'Follow via RSS',
  pages: 'Pages of the blog',
  newer: 'Newer',
  older: 'Older',
  empty: {
    title: 'The first story is still in the oven',
    text: 'Nothing has been published here yet. Follow via RSS, or drop by again someday: the coffee’s on.',
  },
  back: 'All stories',
  by: 'By',
  updated: 'Updated',
  related: 'Stay a little longer',
  call: {
    title: 'Pull up a chair',
    text: `${brand.name} is a network for your family and friends. No ads, everything in the order it happened, and you know the name of everyone who sees it.`,
    join: 'How to join',
    features: 'What’s in the house',
  },
  missing: {
    title: 'This story has moved out',
    text: 'It may have a new address, or somebody put it away. It wasn’t anything you did.',
    cards: 'Meanwhile, there are these',
  },
} satisfies typeof pt
