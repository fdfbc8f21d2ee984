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
  unsubscribe: {
    link: 'No more notifications by e-mail:',
    title: 'Notifications by e-mail',
    question: 'Do you want to stop notifications from Varanda by e-mail? Sign-in codes and invites will still arrive.',
    button: 'Stop notifications',
    done: 'Done. You will get no more notifications by e-mail.',
    broken: 'This link does not work. Open the one in the message again, whole.',
  },
}
