import { brand } from '../../../brand.ts'
import type { request as pt } from '../pt/request.ts'

/** Asking for an invite: the form of /join, and the pages that answer it where no script runs. */
export const request = {
  title: 'Request an invite',
  lead: `Don’t know anyone inside yet? Tell us who you want ${brand.name} for. The people who look after the house read every request and answer in 3 to 5 business days.`,
  to: 'To',
  toWhom: 'whoever looks after the house',
  optional: 'optional',
  name: {
    label: 'Full name',
    hint: 'First and last.',
    empty: 'Enter your name.',
    short: 'Enter your whole name: one letter doesn’t tell us who is asking.',
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
    hint: `So we can help you put ${brand.name} on it.`,
    android: 'Android',
    iphone: 'iPhone',
    other: 'Other',
    empty: 'Pick your smartphone.',
  },
  usage: {
    label: `How do you plan to use ${brand.name}?`,
    hint: 'Two or three sentences will do: who it’s with and what it’s for.',
    empty: 'Tell us in a sentence how you plan to use it.',
    long: 'This can have up to 1,000 characters.',
  },
  knows: {
    label: 'Does anyone in here know you?',
    hint: 'The name of someone who knows you, if there is one. We may ask them, and we’ll only tell them your name.',
    long: 'The name can have up to 100 letters.',
    malformed: 'Write just the person’s name.',
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
  privacy: (days: number) =>
    `Only the people who look after the house read it. Your name, contact details and text are erased within ${days} days of the answer.`,
  privacyLink: 'How we look after your data',
  done: {
    title: 'Request Submitted Successfully!',
    text: "Thank you! Your request has been submitted successfully. We'll review it and get back to you soon.",
    by: (day: string) => `You get our answer by email by ${day}.`,
    mail: (email: string) =>
      `If this is your first request, we also sent a message to ${email} with a link to follow it. If it doesn’t show up, check your spam folder.`,
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
    notMine: 'It wasn’t me',
  },
  disowned: {
    title: 'Thanks for telling us',
    text: 'We deleted the request. Nobody will write to you because of it.',
  },
  broken: {
    title: 'This link doesn’t open anything',
    text: 'It has expired or is incomplete. If you’ve already confirmed, you’re all set; if not, send the request again.',
    button: 'Send the request again',
  },
  /** The page of one request, for whoever asked. */
  status: {
    received: {
      title: 'We have your request',
      text: (day: string) =>
        `The people who look after the house read every request, one by one. You’ll get an answer by email by ${day}.`,
      today: 'The people who look after the house read every request, one by one. We promised you an answer today.',
    },
    review: {
      title: 'We’re reading your request',
      text: (day: string) => `Someone who looks after the house is on it. You’ll get an answer by email by ${day}.`,
      today: 'Someone who looks after the house is on it. We promised you an answer today.',
    },
    late: {
      title: 'We owe you an answer',
      text: (day: string) =>
        `We promised to answer by ${day}, and we didn’t. We’re sorry. Your request is still here, and whoever has waited longest comes first.`,
    },
    approved: {
      title: 'There’s a seat for you',
      text: (day: string) => `We sent the invite to your email. The seat is yours until ${day}.`,
      spam: 'If the message doesn’t show up, check your spam folder, or ask for another one. The earlier link will stop working.',
      button: 'Send the invite again',
    },
    over: {
      title: 'The invite has expired',
      text: (day: string) =>
        `We held the seat until ${day}. The people who look after the house can hold it again: send another request and mention you’d been approved.`,
    },
    sent: {
      title: 'We sent it again',
      text: 'The new invite is on its way to your email. The earlier link no longer works.',
    },
    declined: {
      title: 'This time the answer is no',
      text: 'We read your request with care. The people who look after the house wrote:',
    },
    forgotten: 'We’ve already erased your details and what was written. Only the date is left.',
    joined: {
      title: 'You already live here',
      text: `This request ended well: you joined ${brand.name}.`,
      button: 'Sign in',
    },
    withdrawn: {
      title: 'Request withdrawn',
      text: 'You withdrew this request and we erased your details. If you change your mind, just ask again.',
    },
    stations: 'Where your request goes',
    station: { received: 'Received', review: 'In review', answer: 'Answer' },
    stationWords: {
      next: 'coming up',
      since: (day: string) => `since ${day}`,
      by: (day: string) => `by ${day}`,
      today: 'promised for today',
      late: (day: string) => `was due ${day}`,
    },
    withdraw: {
      open: 'I don’t want the invite anymore',
      title: 'Withdraw the request?',
      text: 'We’ll erase your name, your contact details and what you wrote, and nobody will answer anymore. If there’s already an invite, it will stop working.',
      yes: 'Withdraw the request',
      no: 'Leave it as it is',
    },
    again: 'Keep the link to this page: it’s the only way to see your request.',
    unknown: {
      title: 'This link doesn’t show a request',
      text: 'It’s incomplete, or the request has already been erased. Open the link in the message again, from start to end.',
    },
    busy: { title: 'Too many tries', text: 'Wait half an hour and open this page again. Your request still stands.' },
  },
} satisfies typeof pt
