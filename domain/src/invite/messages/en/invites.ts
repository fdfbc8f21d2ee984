import { brand } from '../../../brand.ts'
import type { invites as pt } from '../pt/invites.ts'

export const invites = {
  title: 'Invites',
  seats: {
    label: 'Your seats',
    free: 'Free',
    freeHint: 'just send it',
    until: (day: string) => `until ${day}`,
    back: 'seat came back',
    reserve: 'Save by name',
    moreFree: (count: number) => (count === 1 ? 'and 1 more free seat' : `and ${count} more free seats`),
  },
  link: {
    rule: 'Opening the link uses nothing up. Only joining takes a seat.',
    rests: 'Meanwhile your invite opens for nobody.',
    share: 'Send it another way',
    whatsapp: 'Send on WhatsApp',
    qr: 'QR code of your invite: point another phone’s camera at it.',
    change: 'Replace this link',
    named: (guest: string, from: string) => `${guest}, ${from} saved you a seat on ${brand.name}. Just open this:`,
    text: (name: string) => `${name} saved you a seat on ${brand.name}. Just open this:`,
    enlarge: 'Show the QR code larger',
    enlarged: (name: string) => `Invite from ${name}`,
    enlargedText: 'Point the other phone’s camera here.',
    closed: (reason: string) => `The people who look after the house closed this invite: ${reason}`,
  },
  reserve: {
    title: 'Save a seat',
    lead: 'The seat is held for 14 days, with a link just for that person. If they don’t come, it’s yours again.',
    name: 'Who is it for?',
    nameHint: 'The way you call them: “Aunt Lucy.”',
    message: 'A note (optional)',
    messageHint: 'It shows on the page of the invite. Up to 300 characters.',
    language: 'Which language should the page open in?',
    circles: 'Should they start in a group or circle?',
    circlesHint: 'Once they sit down they get what is sent to it. Make sure it’s the right one.',
    groups: 'Groups: the invite says which',
    groupNote: (history: string) => `whoever joins ${history}`,
    private: 'Circles: the invite says nothing',
    openNote: 'they start following it',
    secretNote: 'only you know, the person is not told either',
    circlesFull: (most: number) => `One invite takes ${most}.`,
    email: 'Their email (optional)',
    emailHint: 'The house sends the link and a code. The address isn’t kept.',
    rule: 'You can save as many seats as are free, and let them go any time.',
    submit: 'Save the seat',
    busy: 'Saving…',
    done: (name: string) => `Seat saved: ${name}`,
    finish: 'Done',
    errors: { name: 'Say who the seat is for, in up to 60 characters.', email: 'That email doesn’t look right.' },
  },
  kept: {
    title: (name: string) => `Seat saved: ${name}`,
    send: (name: string) => `Send this link to ${name}. It works for one person only.`,
    mailed: 'The message is on its way. You can send it from here too:',
    lands: 'Once they sit down they start in:',
    told: 'the invite says so',
    open: 'they follow it',
    secret: 'only you know',
    notAnyMore: (count: number) =>
      count === 1
        ? 'And in one more that you no longer have: that one does not count.'
        : `And in ${count} more that you no longer have: those do not count.`,
    renew: 'Save for 14 more days',
    release: 'Let the seat go',
    rule: 'Saving again changes the link: the old one stops working. Letting it go frees the seat right away.',
    backTitle: (name: string) => `The seat came back: ${name}`,
    backText: '14 days went by and nobody sat down. The seat is free again.',
    dismiss: 'Leave it free',
    backRule: 'Saving again makes a new link, with the same name and the same note.',
  },
  change: {
    title: 'Replace the link?',
    points: [
      'The current link and QR code stop working for anyone who hasn’t joined yet.',
      'Everyone who joined stays in.',
      'You get a new link with the seats that are left.',
    ],
    alsoKept: (count: number) =>
      count === 1 ? 'Let the saved seat go as well' : `Let the ${count} saved seats go as well`,
    alsoKeptHint: 'Otherwise the links of the people you saved seats for keep working.',
    submit: 'Replace the link',
    busy: 'Replacing…',
  },
  more: {
    full: 'All your seats are taken. That’s a full porch.',
    allKept: 'All your seats are taken or saved',
    reason: 'Need more seats?',
    hint: 'Tell the people who look after the house who you’d like to bring. Only they read it.',
    missing: 'Write a line about who you’d like to bring.',
    submit: 'Ask for more seats',
    busy: 'Sending…',
    waiting: 'The people who look after the house have your request. The answer shows up here.',
    declined: 'It didn’t work out last time. You’re welcome to ask again.',
  },
  branch: {
    open: 'See who came through me',
    title: 'Who came through you',
    nobody: 'Nobody yet. Everyone who sits down shows up here.',
    count: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 person, counting everyone further along.'
        : `${isWhole ? '' : 'More than '}${count} people, counting everyone further along.`,
    via: (name: string) => `came through ${name}`,
    others: (count: number) =>
      count === 1
        ? 'And 1 more person you’re not connected with: their name stays with those who know them.'
        : `And ${count} more people you’re not connected with: their names stay with those who know them.`,
  },
  offline: 'We couldn’t reach the house. Check your connection and try again.',
  waits: 'No internet. The link and the QR code work from here; saving, replacing and asking for seats wait for it.',
  actWaits: 'This waits for the internet to come back.',
  notHere: {
    title: 'Your invite isn’t on this device yet',
    text: 'It shows up as soon as the internet is back, and stays here for next time.',
  },
  ward: {
    title: 'Inviting comes later',
    text: (guardian: string) =>
      `Before you’re 16, ${guardian} is the one who brings people in. To get to know someone who’s already here, open their invite.`,
  },
} satisfies typeof pt
