import type { mailTold as pt } from '../pt/mail-told.ts'

/** What others are told of a member who reads by mail alone. */
export const mailTold = {
  inviter: {
    title: 'For someone who only reads email',
    text: 'The page of the invite offers “I’d rather have it by email”: no app, no password. That person reads everything by email, 20 posts at a time, and answers with buttons. If they forward an email, whoever gets it reads what is in it and can answer in their name.',
    together: 'Helping someone? Fill it in together on your phone; the confirmation goes to that person’s mailbox.',
  },
  notice:
    'Reads everything by email, 20 posts at a time, and answers with buttons. Whoever gets a forwarded email reads what is in it.',
  mark: 'Reads by email',
} satisfies typeof pt
