import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
import type { DigestRhythm } from '../../digest-wish.ts'
import type { digest as pt } from '../pt/digest.ts'

type Told = Exclude<DigestRhythm, 'never'>

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const counted = (count: number) => numbers[count - 1] ?? String(count)
const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`

function comes(rhythm: Told, weekday: number, hour: number): string {
  return `every ${rhythm === 'daily' ? 'day' : days[weekday - 1]} at ${clock(hour)}`
}

export const digest = {
  heading: (rhythm, name) => `The family’s ${rhythm === 'weekly' ? 'week' : 'day'}, ${name}`,
  subject: (rhythm, what) => `The family’s ${rhythm === 'weekly' ? 'week' : 'day'}: ${what}`,
  news: (count) => `${counted(count)} new ${count === 1 ? 'thing' : 'things'}`,
  ofOne: (count, name) => `${counted(count)} from ${name}.`,
  tapToAnswer: 'To answer, just tap: no password needed.',
  who: (names, more) =>
    listNames('en', more > 0 ? [...names, more === 1 ? '1 more person' : `${more} more people`] : names),
  when: (day, time) => `${day} at ${time}`,
  posted: (photos) => (photos === 0 ? 'Posted' : photos === 1 ? 'Posted a photo' : `Posted ${photos} photos`),
  photoOf: (name) => `Photo by ${name}`,
  photoSaid: (name, alt) => `Photo by ${name}: ${alt}`,
  morePhotos: (count) => (count === 1 ? 'And 1 more photo on the porch.' : `And ${count} more photos on the porch.`),
  someone: 'someone',
  answer: (name) => `Answer ${name}`,
  flower: 'Send a flower',
  also: 'What else came',
  morePosts: (count) => (count === 1 ? 'And 1 more post, on the porch.' : `And ${count} more posts, all on the porch.`),
  mostPosts: (count) => `And more than ${count} other posts, all on the porch.`,
  open: 'See it on the porch',
  comes: (rhythm, weekday, hour) => `You get this ${comes(rhythm, weekday, hour)}.`,
  stop: 'Stop this digest',
  namesOnly: 'Names only',
  change: 'Change the hour',
  keep: 'The buttons are good for 30 days and for you alone. Please do not forward this email.',
  pages: {
    stop: {
      title: 'Digest by email',
      question: `Stop getting ${brand.name}’s digest by email? In the app everything goes on as before.`,
      button: 'Stop the digest',
      done: 'Done. The digest comes no more. To get it again, choose it under Notices in the app.',
    },
    names: {
      title: 'Digest by email',
      question: 'Should the digest say only who posted? Words and photos stay in the app.',
      button: 'Names only',
      done: 'Done. The next digest holds names only.',
    },
  },
  settings: {
    title: 'Digest by email',
    none: 'None',
    how: (when, show) => `${when}, ${show}`,
    held: (how) => `It does not come right now. Chosen: ${how}`,
    comes: (rhythm, weekday, hour) => {
      const when = comes(rhythm, weekday, hour)
      return when.charAt(0).toUpperCase() + when.slice(1)
    },
    rhythm: 'When it comes',
    rhythms: { never: 'Never', daily: 'Every day', weekly: 'Once a week' },
    weekday: 'On which day',
    weekdays: days,
    hour: 'At what hour',
    hours: clock,
    show: 'What it shows',
    shows: { words: 'Words and photos', names: 'Names only' },
    withShow: { words: 'with words and photos', names: 'with names only' },
    text: 'A single email with all that is new for you, and buttons to answer without a password. When nothing is new, none comes.',
    unshown: (email) => `Nobody has shown yet that ${email} is your address. Until then no digest goes there.`,
    off: 'Emails are turned off further below, and the digest is one of them: as it is, it does not come.',
  },
} satisfies typeof pt
