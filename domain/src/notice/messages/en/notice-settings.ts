import type { noticeSettings as pt } from '../pt/notice-settings.ts'

export const noticeSettings = {
  title: 'What tells you',
  wayText: 'What rings, what comes by mail, and when all is quiet.',
  open: 'Choose',
  refused: 'Could not keep it. What was there before still holds.',
  headline: {
    nothing: 'Nothing rings. It all waits here.',
    all: 'Your phone rings for everything that comes.',
    meant: 'Your phone rings when it is about you. The rest waits.',
    meantAndPosts: 'Your phone rings when it is about you, or when someone you chose posts. The rest waits.',
    some: 'Your phone rings for what you chose. The rest waits.',
    noDevice: 'No device of yours rings. It all waits here.',
  },
  week: (count: number) =>
    count === 0
      ? 'Last week it would not have rung.'
      : `Last week it would have rung ${count === 1 ? 'once' : `${count} times`}.`,
  snoozed: (until: string) => `All is quiet ${until}.`,
  topics: {
    answers: 'Someone replies or mentions you',
    comments: 'Someone comments on your posts',
    messages: 'Someone sends a post just to you',
    invitations: 'Someone invites you or asks to come in',
    people: 'Someone comes in through you or says yes to you',
    guardian: 'It is about a child or their guardian',
    reactions: 'Someone reacts to your posts',
    posts: 'Someone posts',
    house: 'The house changes something of yours',
  },
  channels: { push: 'Rings on your phone', mail: 'Comes by mail' },
  how: {
    both: 'Rings on your phone and comes by mail',
    push: 'Rings on your phone',
    mail: 'Comes by mail',
    none: 'Just here, quietly',
  },
  always: 'It always stays here, in your notices.',
  watching: {
    none: 'Nobody yet',
    noneText: 'Open the page of a person or a group and choose “Tell me when they post”.',
    of: (names: string, how: string) => `${names}: ${how}`,
    more: (names: string, count: number) => `${names} and ${count} more`,
    take: (name: string) => `Remove ${name}`,
    takeShort: 'Remove',
    gone: 'a group that you left',
    tell: (name: string) => `Tell me when ${name} posts`,
    tellHere: 'Tell me when someone posts here',
    untell: (name: string) => `Stop telling me when ${name} posts`,
    untellHere: 'Stop telling me when someone posts here',
    told: (name: string) => `You are told when ${name} posts.`,
    toldHere: (name: string) => `You are told when someone posts in ${name}.`,
    untold: 'Done, you are no longer told of this.',
  },
  quiet: {
    title: 'Quiet every night',
    noneTitle: 'Quiet at night',
    none: 'None: it rings at any hour',
    hours: (from: string, to: string) => `${from} ${to}. Then it comes all at once`,
    from: 'Begins',
    to: 'Ends',
    on: 'Be quiet in these hours',
    onText: 'What comes meanwhile rings just once, at the end.',
    offText: 'It rings at any hour of day and night.',
    since: (hours: number, minutes: number) => `From ${clock(hours, minutes)}`,
    until: (hours: number, minutes: number) => `to ${clock(hours, minutes)}`,
  },
  locked: {
    title: 'What the locked screen shows',
    label: 'While your phone is locked',
    without: '“Ana commented”, without the words',
    with: '“Ana commented” and how the words begin',
  },
  circles: {
    title: 'Quiet groups',
    none: 'None',
    noneText: 'In the menu of a group’s page, “Be quiet” keeps all of it from ringing. Notices still come here.',
    quiet: 'Be quiet: nothing here rings',
    loud: 'Let it ring again',
    quieted: (name: string) => `Nothing of ${name} rings. Notices still come to your list.`,
    loudened: (name: string) => `${name} may ring again.`,
    take: (name: string) => `Let it ring: ${name}`,
    takeShort: 'Let it ring',
    enough: 'A hundred groups are quiet already. Let one ring again first.',
  },
  mail: {
    title: 'Notices by mail',
    label: 'Get by mail what you chose above',
    on: 'The mail tells what happened that you have not seen yet.',
    off: 'No notices go to your mailbox. Codes and links that you ask for still come.',
  },
  snooze: {
    open: 'Be quiet for a while',
    title: 'Be quiet',
    text: 'Nothing rings until then. Notices still come here.',
    ways: { hour: 'For an hour', morning: 'Until morning', week: 'For a week' },
    now: (until: string) => `Nothing rings ${until}.`,
    end: 'Let it ring',
    ended: 'It may ring again.',
    until: (when: string) => `until ${when.replace(/^at /u, '')}`,
  },
} satisfies typeof pt

function clock(hours: number, minutes: number): string {
  const twelve = hours % 12 === 0 ? 12 : hours % 12
  return `${twelve}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`
}
