import { listNames } from '../../../messages/plural.ts'
import type { readers as pt } from '../pt/readers.ts'

/** The list of who sees a post. */
export const readers = {
  author: 'wrote it',
  you: 'You',
  more: (count: number) => (count === 1 ? 'And 1 more person' : `And ${count} more people`),
  moreText: (name: string) => `All of them are people ${name} knows.`,
  inCircle: (circles: readonly string[], name: string) =>
    `They are people of ${listNames('en', circles)}, or people ${name} knows.`,
  noneKnown: 'You don’t know any of them here yet, so there are no names.',
  namesAre: 'The names here are of people you know too.',
  except: 'Except',
  sees: 'See it',
  named: 'Just for',
  nobody: 'Nobody but you.',
  later: 'came later',
  by: (ways: string, later: boolean) => (later ? `${ways} · came later` : ways),
  onlyYouKnow: (name: string) => `${name}: only you know it exists`,
  unlisted: (count: number) =>
    `${count === 1 ? '1 person follows' : `${count} people follow`} the circle. Their names are for whoever makes it.`,
  left: (name: string) => `You are no longer in ${name}: whoever sees it there isn’t shown here.`,
  aCircle: 'a group',
  first: (count: number) => `It went out to ${count === 1 ? '1 person' : `${count} people`}.`,
  since: (count: number) => (count === 1 ? '1 came later.' : `${count} came later.`),
  gone: (count: number) => (count === 1 ? '1 person who saw it has left.' : `${count} people who saw it have left.`),
  changes: {
    open: 'Who came and who left since then',
    none: 'In the connections, circles and groups that you can see, nobody came or left.',
    limits: 'Whoever came to see it, or stopped seeing it, because you changed who the post is for isn’t shown here.',
    somebody: 'Somebody you can’t see any more',
    came: (circle: string | null) => (circle === null ? 'got to know you' : `joined ${circle}`),
    left: (circle: string | null) => (circle === null ? 'you don’t know each other any more' : `left ${circle}`),
    put: (circle: string) => `you put them in ${circle}`,
    taken: (circle: string) => `no longer in ${circle}`,
    notAll: 'What happened before doesn’t fit here.',
    failed: 'Who came and who left can’t be shown now.',
    offline: 'Who came and who left can’t be shown without internet.',
  },
  promise: 'Nobody else, not even with a link.',
  asOf: 'That’s how it was when it went out. Whoever came or left later isn’t shown here.',
} satisfies typeof pt
