import { digest } from '../../../../digest/messages/en/digest.ts'
import type { mailForm as pt } from '../pt/mail-form.ts'

/** The form of whoever wants to be a member by mail alone. */
export const mailForm = {
  back: 'I’d rather come in with a password',
  title: 'By email only',
  lead: 'No app and no password. What the family posts comes to your mailbox, and you answer with buttons.',
  emailHint: 'We send a message there now. Only whoever opens that mailbox can confirm.',
  when: 'When would you like it?',
  rhythms: { weekly: 'Once a week', daily: 'Every day' },
  weekday: 'On which day',
  weekdays: digest.settings.weekdays,
  hour: 'At what time',
  hours: digest.settings.hours,
  notes: [
    'Each email holds up to 20 posts, with their words and one photo of each.',
    'Whoever gets an email that you forward reads what is in it and can use its buttons in your name.',
    'One tap ends the emails. To come into the app one day, a code to this same address is enough.',
    'Others see “Reads by email” beside your name.',
  ],
  submit: 'Send the confirmation',
  submitting: 'Sending…',
  adults: {
    title: 'By email only is for those over 18',
    text: 'Until then the house looks after you better in the app. Go back and come in with a password: the invite is the same.',
  },
  sent: {
    title: 'The rest is in the mailbox',
    text: (email: string) =>
      `We sent a message to ${email}. Its button opens a page to confirm on, on any device, for three days. Only then is the seat yours.`,
    again: 'Didn’t it come? Look among the spam. We send one a day to each address.',
    other: 'Write another email',
  },
} satisfies typeof pt
