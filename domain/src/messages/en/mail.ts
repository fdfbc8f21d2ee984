import type { mail as pt } from '../pt/mail.ts'

/** Messages by mail. What people wrote stays in the house: a mail says that something is there, and leads to it. */
export const mail: typeof pt = {
  footer: 'Varanda, the network of family and friends. Nobody reads this mailbox; there is no need to answer.',
  orOpen: 'Or copy this address:',
  'sign-in-code': {
    subject: (code: string) => `${code} is your code to sign in`,
    lead: 'Type this code where you are signing in:',
    expires: (minutes: number) => `It works for ${minutes} minutes, and only once.`,
    otherwise: 'If it is not you who is signing in, give this code to nobody and ignore this message.',
  },
  invite: {
    subject: (inviter: string) => `${inviter} kept a seat for you on Varanda`,
    lead: (inviter: string) =>
      `${inviter} wants you near, in a network of family and friends only: no ads and no strangers.`,
    button: 'Open the invite',
    calm: 'Opening the link does not use the seat up. Only joining does.',
  },
  comment: {
    subject: (author: string) => `${author} answered you`,
    lead: (author: string) => `${author} wrote below your post.`,
    button: 'Read it on the veranda',
  },
  'request-confirm': {
    subject: 'One more step for your invite request',
    lead: 'Somebody asked for an invite to Varanda with this e-mail. If it was you, open the page and confirm it.',
    button: 'See the request and confirm',
    expires: (hours: number) => `The link works for ${hours} hours. A request nobody confirms disappears by itself.`,
    otherwise: 'If it was not you, there is nothing to do.',
  },
  'request-received': {
    subject: 'We have your invite request',
    lead: 'Your request for an invite to Varanda has arrived. Thank you for your interest!',
    next: 'The people who look after the house read every request, one by one, and answer to this address in 3 to 5 business days.',
    friend: 'If someone inside sends you an invite in the meantime, use it: that is the shorter way.',
    otherwise: 'If it was not you who asked, ignore this message.',
  },
  'request-member': {
    subject: 'You already live here',
    lead: 'Somebody asked for an invite to Varanda with this e-mail, but it already has an account inside. No need to ask: just sign in.',
    button: 'Sign in to Varanda',
    otherwise: 'If it was not you who asked, ignore this message. Nothing about your account has changed.',
  },
  unsubscribe: {
    link: 'No more notifications by e-mail:',
    title: 'Notifications by e-mail',
    question: 'Do you want to stop notifications from Varanda by e-mail? Sign-in codes and invites will still arrive.',
    button: 'Stop notifications',
    done: 'Done. You will get no more notifications by e-mail.',
    broken: 'This link does not work. Open the one in the message again, whole.',
  },
}
