import { brand } from '../../../brand.ts'
import type { answers as pt } from '../pt/answers.ts'

/** What a refusal says when the instance has written no words of its own. Each can be sent as it stands. */
export const answers = {
  'unknown-here': `${brand.name} is a network of families and friends who already know each other, and we couldn’t find anyone in here who knows you. If you have a relative or a friend in the house, ask them: an invite from someone who knows you is the shortest way in.`,
  'not-what-we-are': `From what you told us, you’re looking for a place to reach many people or to share your work. ${brand.name} is small on purpose, for family and friends, and it wouldn’t serve you well. Thank you for being so open about it.`,
  full: 'The house is full right now. We look after it in our spare time, and we only open seats when we can welcome people properly. It’s nothing about you. Feel free to ask again in a few months.',
} satisfies typeof pt
