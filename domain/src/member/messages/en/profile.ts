import type { profile as pt } from '../pt/profile.ts'

/** A member's own page: name, words about oneself, switches and the way out. */
export const profile = {
  title: 'Me',
  name: 'Your name',
  nameHint: 'What people in the house call you.',
  nameEmpty: 'Enter your name.',
  nameOfficial: 'With this name you’d seem to speak for the house. Enter what people call you.',
  nameLong: (limit: number) => `A name can have up to ${limit} characters.`,
  bio: 'About you',
  bioHint: 'A sentence or two. You can leave it blank.',
  bioLong: (limit: number) => `This can have up to ${limit} characters.`,
  save: 'Save',
  saved: 'Saved.',
  refused: 'We couldn’t save this. What was there before still stands.',
  invitedBy: (name: string) => `${name} invited you`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} made your account`,
  cameBy: { founding: 'You opened this house', house: 'The house invited you' },
  portrait: {
    title: 'Your portrait',
    note: 'Everyone on this porch sees this portrait, but whom you blocked.',
    noteOfChild: 'Whoever answers for you, those you know and those in a group with you see this portrait.',
    photo: 'Use a photo of mine',
    crop: 'In the arch',
    changed: 'Your portrait has changed.',
    change: 'Change portrait',
    given: 'The one the house drew for you',
    person: (number: number) => `Person ${number}`,
    things: {
      hibisco: 'Hibiscus',
      bule: 'Coffee pot',
      cadeira: 'Porch chair',
      manga: 'Mango',
      papagaio: 'Parrot',
      caramelo: 'Caramel dog',
      violao: 'Guitar',
      lua: 'Moon over the sea',
    },
  },
  edit: 'Edit profile',
  noBio: 'Nobody has read anything about you yet. One sentence helps whoever is new.',
  unsaved: 'You wrote something here and didn’t save it. It’s kept on this device only.',
  goOn: 'Continue',
  discard: 'Discard',
  discarded: 'Discarded. What was there before stands.',
  ways: {
    mine: 'You',
    pageText: 'Your page, the way people who know you see it.',
    instance: 'The house',
  },
  account: 'Account',
  signOut: {
    button: 'Sign out',
    title: 'Something is still waiting to be sent',
    text: (count: number) =>
      count === 1
        ? 'One post hasn’t left this device yet. Signing out now deletes it.'
        : `${count} posts haven’t left this device yet. Signing out now deletes them.`,
    removalTitle: 'A post is still waiting to be deleted',
    removals: (count: number) =>
      count === 1
        ? 'One post you deleted is waiting for the internet. If you sign out now, it stays where it is.'
        : `${count} posts you deleted are waiting for the internet. If you sign out now, they stay where they are.`,
    draftTitle: 'There’s still a draft on this device',
    drafts: (count: number) =>
      count === 1
        ? 'One draft is kept only here. If you sign out now, it’s erased.'
        : `${count} drafts are kept only here. If you sign out now, they’re erased.`,
    stay: 'Stay and wait',
    leave: 'Sign out and delete',
    leaving: 'Signing out…',
  },
} satisfies typeof pt
