import type { finding as pt } from '../pt/finding.ts'

export const finding = {
  title: 'Find more people',
  name: {
    label: 'Search the house for someone by name',
    hint: 'You see people who let you find them and aren’t connected with you yet.',
    find: 'Search',
    inHouse: (wanted: string) => `Search the house for “${wanted}”`,
    list: 'People found',
    count: (count: number) => (count === 1 ? '1 person found.' : `${count} people found.`),
    met: 'Whoever was found has your request by now, or is connected with you.',
    tooShort: 'Write at least two letters of the name.',
    offline: 'Searching needs the internet.',
    nobody: (wanted: string) =>
      `Nobody called “${wanted}” shows up for you. They may not be here, or prefer not to be found.`,
    more: 'There are more people. Write more of the name.',
    many: 'Many people have a name like this. Write more of it.',
    failed: 'The search didn’t work just now. Try again.',
  },
  link: 'Open the invite of somebody you know',
  linkHint: 'Ask someone who’s already here for their link and paste it in. You’ll be connected, and no seat is used.',
  linkHintWard:
    'Ask someone who’s already here for their link and paste it in. Whoever looks after your account answers first, and no seat is used.',
  open: 'Open the invite',
  noLink: 'We found no invite in this text.',
  waits: 'Opening an invite waits for the internet to come back.',
  mine: 'Or show yours: whoever is already in the house opens it and is connected with you.',
  mineOpen: 'See my invite',
  found: 'You choose who may find you here.',
  foundOpen: 'Choose in settings',
} satisfies typeof pt
