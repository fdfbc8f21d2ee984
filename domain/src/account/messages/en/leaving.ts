import { brand } from '../../../brand.ts'
import { leavingLimits } from '../../leaving/leaving.ts'
import type { leavingWords as pt } from '../pt/leaving.ts'

const { days } = leavingLimits

export const leavingWords: typeof pt = {
  title: `Leave ${brand.name}`,
  when: 'When you leave',
  ways: {
    later: {
      text: `In ${days} days`,
      note: (date: string) => `Until ${date} you read everything and can change your mind.`,
    },
    now: { text: 'Now', note: 'Nobody can undo it, not even we.' },
  },
  goes: {
    lead: 'What goes:',
    text: 'your name, words, photos and reactions, and what others said below your posts.',
  },
  stays: {
    lead: 'What stays:',
    text: 'a place without a name in the tree. From backups what was yours disappears within 35 days.',
  },
  circles: {
    'goes-on': (name: string) => `goes on with ${name}.`,
    freezes: 'goes on, with nobody to look after it.',
    ends: 'ends.',
  },
  loading: 'Looking what happens to your circles…',
  unknown: 'What happens to your circles could not be looked up just now.',
  later: `Leave in ${days} days`,
  now: 'Leave now',
  sure: {
    laterTitle: `Leave in ${days} days?`,
    laterText: (date: string) =>
      `From now on you read, but do not write. On ${date} what is yours is erased. Before that a message reminds you.`,
    nowTitle: 'Leave now?',
    nowText:
      'You are signed out here and on every other device, and what is yours begins to be erased. Nobody can undo it.',
    keep: 'Stay',
    doing: 'Leaving…',
    failed: 'Not now. Check the internet and try again.',
    wards: 'See who is in your care',
  },
  asked: (date: string) => `You leave on ${date}.`,
  leaving:
    'What is yours is erased that day. Until then you read everything and can take your copy; to write, change your mind.',
  readsOnly: 'Until then you read and save, but do not write or react.',
  back: 'Stay after all',
  going: 'Going back…',
  stayed: 'Good. You stay.',
  backFailed: 'That did not work just now. Check the internet and try again.',
  banner: 'You are leaving',
  ofGuardian: 'Whoever looks after your account asked to have it erased, and only they can change it.',
  ofGuardianStays: 'Whoever looks after your account asked to have it erased. At your age you decide: you can stay.',
  guarded: 'Erasing your account is for whoever looks after it. Talk to them.',
  ward: {
    title: 'Erase this account',
    lead: `Only if you ask for it: the account and all that is its own would be erased in ${days} days, and until then you could change your mind.`,
    text: `The account and all that is its own are erased in ${days} days. Until then it can read, and you can change your mind. The app over there says so.`,
    button: `Erase in ${days} days`,
    sureTitle: (name: string) => `Erase the account of ${name}?`,
    leaving: (date: string) => `This account is erased on ${date}.`,
    keep: 'Keep the account',
    stayed: 'The account stays.',
    theirs: 'This is theirs alone to decide now: they have asked to leave, or taken over the account.',
  },
}
