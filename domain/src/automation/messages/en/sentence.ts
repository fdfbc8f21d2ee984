import { plural } from '../../../messages/plural.ts'
import type { sentence as pt } from '../pt/sentence.ts'

/** `20:30` as `8:30 pm`. */
function hour(clock: string): string {
  const [hours = '', minutes = ''] = clock.split(':')
  const half = Number(hours) < 12 ? 'am' : 'pm'
  return `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${half}`
}

export const sentence = {
  when: {
    'i-post': 'When {trigger}',
    posts: 'When {by} posts in {in}',
    said: 'When {trigger}',
    joined: 'When {trigger}',
    supported: 'When {trigger}',
    time: '{trigger} {at}',
  },
  iPost: 'I post',
  joined: 'someone comes in by my invite',
  supported: 'support arrives, by card or confirmed by me',
  said: {
    anything: 'someone comments, reacts or mentions me',
    comment: 'someone comments on what is mine',
    reaction: 'someone reacts to what is mine',
    mention: 'someone mentions me',
  },
  someone: 'someone',
  anyCircle: 'any circle',
  aPerson: 'a person',
  aCircle: 'a circle',
  aWord: 'a word',
  aText: 'a text',
  everyDay: 'Every day',
  everyWeek: [
    'Every Monday',
    'Every Tuesday',
    'Every Wednesday',
    'Every Thursday',
    'Every Friday',
    'Every Saturday',
    'Every Sunday',
  ],
  everyMonth: (day: number) => `On day ${day} of the month`,
  at: (clock: string) => `at ${hour(clock)}`,
  if: ', if ',
  join: { all: 'and', any: 'or' },
  condition: {
    author: 'it is by',
    circle: 'it comes from',
    photo: 'it has a photo',
    word: 'it says',
    tag: 'it has',
    hours: 'it is between',
    weekdays: 'it is',
  },
  hours: (from: string, to: string) => `${hour(from)} and ${hour(to)}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  quoted: (text: string) => `“${text}”`,
  next: ', ',
  and: ' and ',
  action: {
    share: '{kind} in {circles}',
    notify: '{kind}',
    post: '{kind} {text} in {circle}',
    mute: '{kind} {whom} for {days}',
    add: '{kind} in {circle}',
    save: '{kind}',
    thank: '{kind} {text}',
  },
  does: {
    share: 'show it also',
    phone: 'tell my phone',
    mail: 'tell me by mail',
    list: 'put it in my notices and my digest',
    post: 'write',
    mute: 'mute',
    add: 'put that person',
    save: 'keep the post',
    thank: 'say thanks with',
  },
  whoDidIt: 'who did it',
  days: (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`,
  ingredients: { name: 'name', date: 'date', circle: 'circle' },
  nobody: 'someone',
} satisfies typeof pt
