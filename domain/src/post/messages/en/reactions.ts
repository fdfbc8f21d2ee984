import { listNames } from '../../../messages/plural.ts'
import type { reactions as pt } from '../pt/reactions.ts'

/** Reactions to posts and comments: what they are called, who reacted, what became of one's own. */
export const reactions = {
  kinds: {
    love: 'Love it',
    laugh: 'Laughed',
    hug: 'Hug',
    moved: 'Moved',
    cheer: 'Hooray',
    strength: 'Strength',
  },
  react: 'React',
  reactToPost: (name: string) => `React to ${name}’s post`,
  reactToMyPost: 'React to your post',
  reactToComment: (name: string) => `React to the comment by ${name}`,
  reacted: 'Your reaction',
  mine: (what: string) => `Your reaction: ${what}. Change`,
  takeBack: (what: string) => `Your reaction: ${what}. Take it back`,
  choose: 'How do you react?',
  another: 'Another emoji',
  said: (what: string) => `Your reaction: ${what}.`,
  takenBack: 'Your reaction is gone.',
  refused: 'Your reaction wasn’t accepted. It is as it was.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  who: (names: readonly string[], more: number) => listNames('en', more > 0 ? [...names, `${more} more`] : names),
  line: (who: string, felt: readonly string[]) => `${who}: ${listNames('en', felt)}. See who reacted`,
  counted: (count: number, what: string) => `${count} ${what}`,
  others: 'other emoji',
  list: {
    title: 'Who reacted',
    all: 'Everyone',
    more: (count: number) => (count === 1 ? 'And 1 more person' : `And ${count} more people`),
    nobody: 'Nobody else here.',
    unlisted: 'In a public circle, only whoever runs the circle and whoever wrote see the names.',
    you: 'You',
  },
  pick: {
    title: 'Another emoji',
    label: 'Type or paste an emoji',
    hint: 'Just one, from your device’s keyboard.',
    notOne: 'One emoji fits here, with no letters or digits.',
    send: 'React',
    recent: 'The ones you used on this device',
    some: 'To begin with',
  },
} satisfies typeof pt
