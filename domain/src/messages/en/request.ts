import type { request as pt } from '../pt/request.ts'

/** Asking for an invite: the form of /join, and the pages that answer it where no script runs. */
export const request = {
  title: 'Request an invite',
  lead: 'Don’t know anyone inside yet? Tell us who you want Varanda for. The people who look after the house read every request and answer in 3 to 5 business days.',
  to: 'To',
  toWhom: 'whoever looks after the house',
  optional: 'optional',
  name: {
    label: 'Full name',
    hint: 'First and last.',
    empty: 'Enter your name.',
    long: 'A name can have up to 100 characters.',
  },
  email: {
    label: 'Email address',
    hint: 'Our answer goes here.',
    empty: 'Enter your email address.',
    malformed: 'Enter an email address like ana@example.com.',
  },
  phone: {
    label: 'Phone',
    hint: 'With area code. Only in case the email doesn’t get through.',
    long: 'A phone number can have up to 30 characters.',
    malformed: 'Enter the number with its area code, like (555) 010-0199.',
  },
  smartphone: {
    label: 'Your smartphone',
    hint: 'So we can help you put Varanda on it.',
    android: 'Android',
    iphone: 'iPhone',
    other: 'Other',
    empty: 'Pick your smartphone.',
  },
  usage: {
    label: 'How do you plan to use Varanda?',
    hint: 'Two or three sentences will do: who it’s with and what it’s for.',
    empty: 'Tell us in a sentence how you plan to use it.',
    long: 'This can have up to 1,000 characters.',
  },
  trap: 'Leave this field empty',
  submit: 'Request an invite',
  submitting: 'Sending…',
  submitted: 'Request Submitted ✓',
  proof: {
    idle: 'No captcha: while you write, your device does some quick math that keeps robots away.',
    working: 'Checking that you’re not a robot…',
    ready: 'Checked, right here on your device.',
  },
  noScript: 'After sending, you confirm the request with a link in your email.',
  privacy: (days: number) => `Only the people who look after the house read it. It’s deleted within ${days} days.`,
  privacyLink: 'How we look after your data',
  done: {
    title: 'Request Submitted Successfully!',
    text: "Thank you! Your request has been submitted successfully. We'll review it and get back to you soon.",
    next: [
      'The people who look after the house read your request.',
      'You get an answer by email in 3 to 5 business days.',
      'With the invite in hand, open the link and come in.',
    ],
  },
  failed: {
    title: 'Submission Failed',
    text: 'Sorry, there was an error submitting your request. Please try again.',
    offline: 'You seem to be offline. What you wrote is still here.',
  },
  /** Pages without script. */
  check: { title: 'Almost there', text: 'What you wrote is still here. Check the fields we marked.' },
  asked: {
    title: 'Now check your email',
    text: 'We sent a message to the address you gave. Your request reaches the house once you confirm it there.',
    notes: (hours: number) => [
      `The link works for ${hours} hours. If the message doesn’t show up, check your spam folder too.`,
      'If you already had a request waiting, it still counts and we won’t send another message.',
    ],
  },
  confirm: {
    title: 'Was it you who asked?',
    text: 'This invite request was made with your email address. It only goes to the house if you confirm it.',
    button: 'Confirm the request',
    otherwise: 'If it wasn’t you, close this page: the request disappears on its own.',
  },
  broken: {
    title: 'This link doesn’t open anything',
    text: 'It has expired or is incomplete. If you’ve already confirmed, you’re all set; if not, send the request again.',
    button: 'Send the request again',
  },
} satisfies typeof pt
