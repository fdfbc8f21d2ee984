import { plural } from '../../../messages/plural.ts'
import type { wards as pt } from '../pt/wards.ts'

const minutes = (count: number) => {
  if (count < 60) return `${count} min`
  const rest = count % 60
  return rest === 0 ? `${Math.floor(count / 60)} h` : `${Math.floor(count / 60)} h ${rest} min`
}

export const wards = {
  title: 'Children',
  lead: 'Accounts in your care. Until they are 16, you answer for them.',
  profile: {
    title: 'Children in your care',
    none: 'Under 16, an account exists only through an adult’s.',
    waiting: (count: number) =>
      count === 1 ? 'One request is waiting for your answer.' : `${count} requests are waiting for your answer.`,
  },
  empty: {
    title: 'Any children in the family?',
    text: 'A daughter, a grandson, a niece: before 16, an account exists only alongside yours. You say who may get close. What they write is theirs.',
  },
  age: (years: number) => plural('en', years, { one: `${years} year old`, other: `${years} years old` }),
  paused: 'writing paused',
  add: {
    button: 'Create a child’s account',
    title: 'An account for someone under 16',
    means: [
      'You answer for them: each new contact and each group wait for your yes.',
      'You see who the child talks with, which groups they are in and for how long. Not the words.',
      'There’s no email and no password: you show a code to sign in. And it takes none of your seats.',
    ],
    name: 'The child’s name',
    nameHint: 'What the family calls them.',
    birth: 'Date of birth',
    birthHint: 'It decides what the account can do at each age. Other members don’t see it.',
    portrait: 'Portrait',
    portraitNote: 'They can change it later.',
    submit: 'Create the account',
    doing: 'Creating…',
    done: (name: string) => `${name}’s account is ready. Next, sign in on their device.`,
    errors: {
      name: 'Write the name.',
      nameLong: 'The name can have up to 60 letters.',
      birth: 'Write the date of birth.',
      impossible: 'This date doesn’t look right. Check the year.',
      old: 'From 16 on, people join by themselves: send them your invite.',
    },
    failed: 'That didn’t work just now. Try again: nothing will be made twice.',
  },
  approvals: {
    title: 'Waiting for you',
    connection: (ward: string, other: string) => `${ward} wants to connect with ${other}.`,
    connectionMeans: (ward: string, other: string) =>
      `If you say yes, ${ward} and ${other} will see what each of them posts for their contacts. You don’t read what they say.`,
    openCircle: (ward: string, circle: string) => `${ward} wants to open “${circle}”.`,
    openGroupMeans: (ward: string, people: number) =>
      people === 0
        ? `If you say yes, ${ward} makes this group and answers for it. Nobody is invited for now.`
        : `If you say yes, ${ward} makes this group, answers for it and invites ${people === 1 ? 'one person' : `${people} people`}. Only those who want to come in.`,
    openPrivateMeans: (ward: string, people: number) =>
      `It is a circle that only ${ward} sees: it brings together ${people === 1 ? 'one person they already know' : `${people} people they already know`}, who are not told.`,
    joinGroup: (ward: string, circle: string) => `${ward} wants to come into “${circle}”.`,
    joinGroupMeans: (by: string, owner: string) =>
      by === owner
        ? `${by}, who answers for the group, asked them in.`
        : `${by} asked them in. ${owner} answers for the group.`,
    joinGroupPeople: (people: number) =>
      `${people === 1 ? 'One person is' : `${people} people are`} in it, and each sees what the others share there. Neither names nor words are shown here.`,
    template: (name: string) => `Made as “${name}”.`,
    handOver: (ward: string) => `${ward} wants to take over their account.`,
    handOverMeans: (ward: string) =>
      `If you say yes, ${ward} signs in with their own email from then on, and the account is no longer in your care.`,
    handOverSeen: (ward: string) =>
      `If you say yes, ${ward} signs in with their own email from then on. And you see contacts and time again, until they turn 18.`,
    guardianship: (ward: string) => `The house asks whether you can look after ${ward}’s account.`,
    guardianshipMeans: (ward: string) =>
      `If you say yes, you answer for ${ward} and show the sign-in code. Until they are 16, you approve contacts and groups, and see who they talk with, which groups they are in and for how long.`,
    held: 'Their guardian of today is heard first. Without an answer, you can say yes from',
    release: (ward: string, other: string) => `The house proposes that ${other} look after ${ward} from now on.`,
    releaseMeans: (ward: string, other: string) =>
      `If you say yes, ${other} can accept at once, and ${ward} is no longer in your care. If you say no, the request ends. Without an answer from you in seven days, ${other} can accept.`,
    refused: 'You said no. Nothing changes, and whoever runs the house will know.',
    yes: 'Let them',
    agree: 'Yes',
    no: 'Not now',
    doing: 'One moment…',
    approved: 'You said yes.',
    otherGuardian: 'You said yes. The other child’s guardian still has to answer.',
    declined: 'Left for later. Nobody but the child will know.',
    notMe: 'You said no. Nothing changes, and the child is told.',
    failed: 'We don’t know whether your answer arrived. Answer again: nothing is done twice.',
  },
  code: {
    title: 'Sign in on another device',
    text: (name: string) => `On ${name}’s tablet or phone, with no email and no password.`,
    button: 'Show the code',
    sheet: (name: string) => `A code for ${name} to sign in`,
    making: 'Making the code…',
    qr: 'QR code to sign in',
    point: 'Point the camera of the child’s device at this square.',
    or: (address: string) => `Or open ${address}, tap “I’m a child” and type:`,
    left: (clock: string) => `Good for ${clock} more, and only once.`,
    over: 'This code has run out.',
    came: (name: string) => `${name} came in with this code. It is used up.`,
    last: 'Last sign-in with a code of yours:',
    again: 'Make another code',
    secret: 'Show it only to the child: whoever has this code gets into their account.',
    failed: 'The code couldn’t be made just now.',
  },
  time: {
    title: 'Time here',
    note: 'Over the last 14 days, counted on the child’s device.',
    none: 'No time counted yet.',
    minutes,
    total: (count: number) => `${minutes(count)} in all.`,
  },
  contacts: {
    title: 'Who they talk with',
    note: 'You see the names, not the words.',
    none: 'Nobody yet.',
    end: (name: string) => `End the connection with ${name}`,
    endTitle: (ward: string, other: string) => `End ${ward}’s connection with ${other}?`,
    endText: (ward: string, other: string) =>
      `Each stops seeing what the other wrote, including what’s already there. ${other} isn’t told. To connect again, ${ward} asks and you answer.`,
    endYes: 'End the connection',
    endDoing: 'Ending…',
    endNo: 'Leave it as it is',
    ended: (name: string) => `The connection with ${name} has ended.`,
  },
  groups: {
    title: 'Which groups they are in',
    note: 'Here is what the groups are called, not who is in them or what is said there.',
    none: 'None yet.',
    takeOut: (group: string) => `Take out of ${group}`,
    confirm: (ward: string, group: string) => `Take ${ward} out of ${group}?`,
    means: (ward: string, group: string) => [
      `${ward} no longer sees what was posted in ${group}, the past included.`,
      `What ${ward} posted stays there until they delete it.`,
      `${ward} is told that it was you.`,
      'To come back, somebody in the group invites them again, and you answer.',
    ],
    yes: 'Take out of the group',
    doing: 'Taking out…',
    no: 'Leave it as it is',
    done: (ward: string, group: string) => `${ward} is no longer in ${group}.`,
  },
  may: {
    title: 'What they can do at this age',
    free: 'Can',
    ask: 'Asks you first',
    never: 'Not yet',
    child: {
      free: [
        'Post, comment and share photos with people they know here.',
        'End connections, leave groups and block, without asking anyone.',
      ],
      ask: ['Connect with someone.', 'Make a circle and join a group.'],
      never: [
        'Invite people to the house.',
        'Show up for people they don’t know.',
        'Post for everyone or follow a public circle.',
      ],
    },
    youth: {
      free: ['Post and comment, and connect with anyone they like.', 'Invite people: they have seats of their own.'],
      takeOver: 'Take over their account, once you both agree.',
      ask: ['Join a group of children and teens, or open one.'],
      never: ['Show up for people they don’t know.', 'Post for everyone or follow a public circle.'],
    },
    adult: {
      free: ['Everything any adult can.'],
      freePaused: 'Everything any adult can, except write: your pause still holds.',
      takeOver: 'Take over their account, without asking.',
    },
  },
  growing: {
    title: 'Growing up',
    13: (day: string) => `On ${day}, at 13: the same rules, and a good moment for the two of you to talk about them.`,
    16: (day: string) =>
      `On ${day}, at 16: contacts and circles no longer need your yes, except groups of teens; seats to invite with arrive, and you stop seeing contacts, groups and time. They can ask to take over the account.`,
    18: (day: string) =>
      `On ${day}, at 18: the account becomes theirs alone, with their own email, without asking anyone.`,
    waiting: (name: string) =>
      `Until ${name} takes over the account (on their “Me” page), you’re the one who shows the sign-in code, and you can erase the account. Contacts, circles and time no longer go through you.`,
  },
  care: {
    title: 'Care',
    other:
      'For somebody else to answer for this account, talk to whoever runs the house: the request comes from there.',
    pause: 'Pause writing',
    pauseNote: (name: string) =>
      `While writing is paused, ${name} can’t post or comment, but can still read, block, report, say no, delete what is theirs and leave a group.`,
    resume: 'Let them write again',
    resumed: (name: string) => `${name}’s pause is over.`,
    pausedNow: (name: string) => `${name} can’t write for now.`,
    signOut: 'Sign out on every device',
    signOutTitle: (name: string) => `Sign ${name} out on every device?`,
    signOutText: 'Good when a device was lost. To get back in, you show another code.',
    signOutYes: 'Sign out everywhere',
    signedOut: 'The account is signed out on every device.',
    doing: 'One moment…',
    no: 'Leave it as it is',
    failed: 'We don’t know whether that arrived. Check the internet and try again: nothing is done twice.',
  },
  birth: {
    label: 'Born',
    correct: 'Correct the date',
    title: 'Correct the date of birth',
    text: 'Only for typing mistakes. The correction is noted for whoever runs the house.',
    reason: 'What was wrong',
    reasonMissing: 'Say it in a few words.',
    outside: 'With this date, it would no longer be a child’s account. Talk to whoever runs the house.',
    submit: 'Correct it',
    doing: 'Correcting…',
    done: 'The date is correct now.',
  },
  missing: { title: 'This account isn’t in your care', back: 'See the children' },
  mine: {
    title: 'Who looks after your account',
    sees: (name: string) =>
      `${name} sees who you talk with, which groups you’re in and how long you’re here. In the app they don’t see what you write. But whoever holds a code of ${name}’s can sign in to your account and read everything: each of those sign-ins shows in your notices from the house, and nobody can delete it. ${name} sees when the last one was.`,
    seesNothing: (name: string) =>
      `In the app, ${name} sees nothing of your account anymore, except when someone last signed in with a code. But they make the code, and whoever holds one can sign in and read everything: each of those sign-ins shows in your notices from the house. They can also have the account erased. Once the account is yours alone, that ends.`,
    asksTeens: (name: string) => `To join a group of children and teens, ${name} still has to say yes.`,
    seesAgreed: (name: string) =>
      `As you agreed, ${name} sees who you talk with and how long you’re here, until you’re 18.`,
    asks: (name: string) =>
      `To get to know someone, open their invite: ${name} answers. Making a circle and joining a group wait for ${name} too.`,
    paused: (name: string) =>
      `${name} has paused your writing for now. You can still read, block, report, say no, delete what is yours and leave a group.`,
    waiting: (guardian: string) => `waiting for ${guardian}`,
    declined: (guardian: string) => `${guardian} said not now`,
    approved: 'yes!',
    handOver: 'Take over my account',
    proposed: 'the house proposed them as your guardian',
    list: 'Requests',
  },
  takeOver: {
    title: 'The account becomes yours',
    text: 'Choose the email you’ll sign in with. We’ll send six numbers to it.',
    asks: (name: string) => `After that, ${name} has to say yes.`,
    email: 'Your email',
    emailWrong: 'Write an email like ana@example.com.',
    overseen: (name: string) => `${name} can see contacts and time again, until I’m 18`,
    send: 'Send the numbers',
    code: 'Code',
    codeWrong: 'Write the six numbers from the message.',
    sent: (email: string) => `If ${email} can be yours, the numbers arrive in a moment and are good for 10 minutes.`,
    sentAgain: (email: string) => `Other numbers are on their way to ${email}. The earlier ones stopped working.`,
    again: 'Ask for another code',
    otherAddress: 'Use another email',
    submit: 'Take over the account',
    doing: 'One moment…',
    done: 'The account is yours. Next time, sign in with your email.',
    waiting: (name: string) => `Done. Now ${name} has to say yes. After that, sign in again with your email.`,
    failed: 'That didn’t work just now. Try again.',
  },
} satisfies typeof pt
