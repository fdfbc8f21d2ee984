import { brand } from '../../../brand.ts'
import type { mail as pt } from '../pt/mail.ts'

/** Messages by mail. What people wrote stays in the instance: a mail says that something is there, and leads to it. */
export const mail: typeof pt = {
  footer: `${brand.name}, the network of family and friends. Nobody reads this mailbox, so there’s no need to reply.`,
  orOpen: 'Or copy this address:',
  'sign-in-code': {
    subject: (code: string) => `${code} is your code to sign in`,
    lead: 'Type this code where you are signing in:',
    orLink:
      'Or sign in with the link, on this device or another. It works only once, and the page asks for your email.',
    button: `Sign in to ${brand.name}`,
    expires: (minutes: number) => `The code works for ${minutes} minutes, and only once.`,
    otherwise: 'If you’re not the one signing in, don’t give this code to anyone and ignore this message.',
    otherwiseBoth:
      'If you’re not the one signing in, don’t give the code or the link to anyone and ignore this message.',
  },
  invite: {
    subject: (inviter: string) => `${inviter} saved you a seat on ${brand.name}`,
    lead: (inviter: string) =>
      `${inviter} wants you close by, in a network just for family and friends: no ads, no strangers.`,
    instanceSubject: `There’s a seat for you on ${brand.name}`,
    instanceLead: `The door is open: a seat is being held for you on ${brand.name}, the network of family and friends.`,
    button: 'Open the invite',
    code: (code: string) =>
      `Joining from the installed app, or on another device? On “How to join”, choose “My invite came by email with a code” and type ${code}. It works only once.`,
    expires: (days: number) => (days === 1 ? 'The seat is held until tomorrow.' : `The seat is held for ${days} days.`),
    calm: 'Opening the link doesn’t use up the seat. Only joining does.',
  },
  notices: {
    subject: (count: number) => `${count} notices for you on ${brand.name}`,
    lead: (count: number) =>
      count === 1 ? 'Something came that you have not seen yet:' : 'What came and you have not seen yet:',
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
    button: 'See it on the porch',
  },
  'request-confirm': {
    subject: 'One more step for your invite request',
    lead: `Somebody asked for an invite to ${brand.name} with this email. If it was you, open the page and confirm.`,
    button: 'See the request and confirm',
    expires: (hours: number) => `The link works for ${hours} hours. A request nobody confirms disappears on its own.`,
    otherwise: 'If it wasn’t you, you don’t need to do anything.',
  },
  'request-received': {
    subject: 'We have your invite request',
    lead: `Your request for an invite to ${brand.name} has arrived. Thank you for your interest!`,
    next: (day: string) =>
      `The people who look after the house read every request, one by one, and answer at this address in 3 to 5 business days: by ${day}.`,
    look: 'See how your request is doing',
    friend: 'If someone inside sends you an invite in the meantime, use it: that’s the shortest way in.',
    otherwise: 'If it wasn’t you who asked, ignore this message.',
  },
  'request-declined': {
    subject: 'About your invite request',
    lead: `We read your request for an invite to ${brand.name}. This time the answer is no.`,
    erased:
      'Your details are erased from the house within 180 days. If someone inside invites you, their invite works just the same.',
  },
  'handed-over': {
    subject: `Your account on ${brand.name} is yours now`,
    lead: 'Whoever looked after your account said yes: from now on you sign in with this email. Earlier codes no longer open it, and every device was signed out.',
    button: 'Sign in with my email',
    after:
      'On the sign-in page, ask for a code by email: it comes to this address. Afterwards you can choose a password.',
  },
  'appeal-decided': {
    subject: 'Your answer was read',
    lead: `We read what you answered about your account at ${brand.name}, and have decided. Sign in to see.`,
    button: 'See the decision',
  },
  'request-member': {
    subject: 'You already live here',
    lead: `Somebody asked for an invite to ${brand.name} with this email, but it already has an account inside. No need to ask: just sign in.`,
    button: `Sign in to ${brand.name}`,
    otherwise: 'If it wasn’t you who asked, ignore this message. Nothing about your account has changed.',
  },
  leaving: {
    subject: (day: string) => `You leave ${brand.name} on ${day}`,
    lead: (day: string) =>
      `You asked to leave. On ${day} what is yours is erased, and afterwards nobody can bring it back, not even we.`,
    button: 'Look, or stay after all',
    otherwise: 'If that is what you want, there is nothing to do. There is still time to take a copy of what is yours.',
  },
  left: {
    subject: `You have left ${brand.name}`,
    lead: 'It is done: your name, your words, your photos and your address are not in the house any more.',
    backups: 'From backups what was yours disappears within 35 days.',
    bye: 'This is the last message you get from us. Thank you for having been here. The door opens again with an invite.',
  },
  topics: {
    answers: 'replies and mentions',
    comments: 'comments on what you posted',
    messages: 'posts just to you',
    invitations: 'invitations and requests',
    people: 'who came through you',
    guardian: 'children and their guardians',
    reactions: 'reactions',
    posts: 'posts of people you follow',
    support: 'support you gave or received',
    house: 'notices from the house',
  },
  unsubscribe: {
    link: 'Stop notifications by email',
    linkOf: (topic: string) => `Stop these by email: ${topic}`,
    title: 'Notifications by email',
    question: `Do you want to stop getting notifications from ${brand.name} by email? Sign-in codes and invites will still arrive.`,
    questionOf: (topic: string) =>
      `Do you want to stop getting these by email: ${topic}? In the app they will still show in your notices.`,
    button: 'Stop notifications',
    keep: 'Keep getting them',
    done: 'Done. You won’t get any more notifications by email.',
    doneOf: (topic: string) => `Done. These won’t come by email any more: ${topic}. Change it any time under Notices.`,
    undo: 'A slip: I want it back',
    undoFor: (minutes: number) => `You can take this back here for ${minutes} minutes.`,
    undone: 'All right. It comes again as before.',
    undoOver: `It can no longer be taken back here. Sign in to ${brand.name} and choose in Notices.`,
    kept: 'All right. Nothing changed: notifications keep coming.',
    busy: 'Too many tries from here. Try again in a few minutes.',
    broken: 'This link doesn’t work. Go back to the message and open the whole link from there.',
  },
}
