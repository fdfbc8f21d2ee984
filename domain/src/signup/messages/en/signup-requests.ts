import type { signupRequests as pt } from '../pt/signup-requests.ts'

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => small[count] ?? count.toLocaleString('en-US')
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** /admin/signup-requests: who asks for an invite, and what the instance answers. */
export const signupRequests = {
  title: 'Invite requests',
  summary: (waiting: number, late: number, overdue: number) => {
    if (waiting === 0) return 'Nobody is waiting for an answer.'
    const wait = `${first(inWords(waiting))} ${waiting === 1 ? 'is' : 'are'} waiting.`
    if (late === 0) return wait
    const today = `${first(inWords(late))} ${late === 1 ? 'needs' : 'need'} an answer today`
    if (overdue === 0) return `${wait} ${today}.`
    return overdue === late
      ? `${wait} ${today}, already overdue.`
      : `${wait} ${today}, ${inWords(overdue)} already overdue.`
  },
  tabs: { label: 'Which requests', waiting: 'Waiting', approved: 'Approved', declined: 'Declined' },
  find: 'Search by name or email',
  found: (count: number) =>
    count === 0 ? 'No requests found.' : count === 1 ? '1 request found.' : `${count} requests found.`,
  foundMany: 'There are more like these. Type a few more letters.',
  columns: { who: 'Who’s asking', wait: 'Waiting', state: 'What happened' },
  more: 'Show more',
  moreFailed: 'We couldn’t get more right now. Please try again.',
  empty: {
    waiting: {
      title: 'Nobody at the door',
      text: 'When someone asks for an invite, their request shows up here, oldest first.',
    },
    approved: {
      title: 'Nobody approved yet',
      text: 'The people you invite from here stay on this list until they join.',
    },
    declined: {
      title: 'No refusals',
      text: 'Refusals stay here with their reasons, so the house doesn’t give two different answers.',
    },
  },
  answerNote: (locale: 'pt' | 'en') =>
    `Approving sends a one-seat link, in ${locale === 'pt' ? 'Portuguese' : 'English'}. Declining can be undone for 24 hours.`,
  keys: 'J and K move through the list.',
  wait: {
    days: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 business day' : `${days} business days`),
    arrived: 'arrived today',
    by: (day: string) => `answer by ${day}`,
    today: 'answer today',
    overdue: 'overdue, answer today',
    badge: (days: string, note: string) => `${days}: ${note}`,
  },
  note: {
    counted: 'Only business days count.',
    holidays: (days: string[]) =>
      days.length === 1
        ? `${days[0]} was a holiday, so it doesn’t count.`
        : `These were holidays, so they don’t count: ${days.join('; ')}.`,
    holiday: (day: string, name: string) => `${day} (${name})`,
  },
  facts: {
    email: 'Email',
    phone: 'Phone',
    smartphone: 'Smartphone',
    locale: 'Language',
    asked: 'Asked',
    languages: { pt: 'Portuguese', en: 'English' },
  },
  stations: {
    label: 'Where the request goes',
    received: 'Received',
    review: 'In review',
    answer: 'Answer',
    since: (day: string) => `since ${day}`,
    notYet: 'nobody yet',
    promised: (day: string) => `promised by ${day}`,
    promisedToday: 'promised for today',
    owed: (day: string) => `was due ${day}`,
    approved: (day: string) => `approved ${day}`,
    declined: (day: string) => `declined ${day}`,
  },
  taken: {
    nobody: 'Nobody is on this request.',
    mine: 'You’re on this request.',
    other: (name: string) => `${name} is on this request.`,
    take: 'I’ll take it',
    takeOver: 'Hand it to me',
    layDown: 'Put it back in line',
    done: 'You’re on this request now.',
    laidDown: 'The request is back in line.',
  },
  state: {
    approvedBy: (name: string, when: string) => `Approved by ${name}, ${when}`,
    declinedBy: (name: string, when: string) => `Declined by ${name}, ${when}`,
    joined: (when: string) => `Joined ${when}`,
    openUntil: (day: string) => `The invite is good until ${day}`,
    over: (day: string) => `The invite expired on ${day}`,
    undo: (left: string) => `You can undo this for another ${left}`,
    said: 'The email has gone out',
    forgotten: 'Request already anonymized',
    forgottenText:
      'Its time is up: name, contact details and texts are erased. The dates, the language and the answer are left.',
    hours: (count: number) => (count === 1 ? 'hour' : `${count} hours`),
    minutes: (count: number) => (count === 1 ? 'minute' : `${count} minutes`),
    reason: 'What they will read',
    reasonSaid: 'What they read',
  },
  twins: {
    title: 'This may be the same person',
    member: (name: string) => `This email already belongs to ${name}, who lives in the house.`,
    same: { email: 'same email', phone: 'same phone', name: 'same name' },
    waiting: (when: string) => `asked ${when}, still waiting`,
    approved: (when: string) => `approved ${when}`,
    declined: (when: string) => `declined ${when}`,
    joined: (when: string) => `joined ${when}`,
    withdrawn: (when: string) => `withdrew a request from ${when}`,
    forgotten: 'A request we’ve already anonymized',
    reason: (text: string) => `Reason: ${text}`,
    failed: 'We couldn’t look for similar requests right now.',
  },
  vouch: {
    title: 'Who knows them',
    says: (name: string) => `Named in the request: “${name}”.`,
    none: 'We haven’t asked anyone yet.',
    ask: 'Ask someone in the house',
    sheet: (name: string) => `Who might know ${name}?`,
    explain: (name: string) =>
      `They only see the name ${name}, and answer yes, no or not sure. Only the people who look after the house read the answer.`,
    find: 'Name of someone in the house',
    nobody: 'Nobody by that name.',
    searchFailed: 'Couldn’t search just now. Check your connection and try again.',
    many: 'More people have this name: write the last name, too.',
    choose: (name: string) => `Ask ${name}`,
    asked: (name: string) => `We asked ${name}.`,
    waiting: 'hasn’t answered yet',
    yes: 'knows them',
    no: 'doesn’t know them',
    unsure: 'isn’t sure',
  },
  approve: {
    open: 'Approve and invite',
    title: (name: string) => `Approve and invite ${name}?`,
    explain: (locale: 'pt' | 'en', days: number) =>
      `Approving sends a one-seat link right away, in ${locale === 'pt' ? 'Portuguese' : 'English'}. It’s good for ${days} days, and you can undo this until someone joins with it.`,
    yes: 'Approve and send',
    doing: 'Sending…',
    done: (name: string) => `${name}’s invite is on its way.`,
    again: 'Send a new invite',
    againTitle: (name: string) => `Send ${name} another invite?`,
    againExplain: (days: number) => `The earlier link stops working, and the new one is good for ${days} days.`,
    failed: 'We couldn’t approve this right now. Nothing has changed; please try again.',
  },
  decline: {
    open: 'Decline',
    title: (name: string) => `Decline ${name}’s request?`,
    explain: 'A refusal is mailed after 24 hours; until then you can undo it.',
    template: 'Reason',
    templates: {
      'unknown-here': 'Nobody knows them',
      'not-what-we-are': 'Not what we’re for',
      full: 'House is full',
      own: 'Something else',
    },
    reason: (locale: 'pt' | 'en') => `What they’ll read, in ${locale === 'pt' ? 'Portuguese' : 'English'}`,
    reasonHint: 'Change it as you like. Up to 1,000 letters.',
    empty: 'Write what they will read.',
    yes: 'Decline',
    doing: 'Saving…',
    done: (name: string) => `${name}’s request is declined. The email goes out in 24 hours.`,
    failed: 'We couldn’t decline this right now. Nothing has changed; please try again.',
    no: 'Go back',
  },
  undo: {
    open: 'Undo',
    openApproval: 'Cancel the invite',
    title: (name: string) => `Cancel ${name}’s invite?`,
    text: 'The link in their email stops working and the request goes back to waiting. Nobody is told.',
    done: 'The request is waiting again.',
    failed: 'We couldn’t undo this right now. Please try again.',
  },
  mail: {
    title: 'The email they’ll get',
    to: 'To',
    subject: 'Subject',
    link: 'the link goes here; only they receive it',
  },
  templates: {
    open: 'Texts for refusals',
    title: 'Texts for refusals',
    explain: 'Every refusal starts from one of these. Changing them doesn’t change what has already been sent.',
    languages: { pt: 'In Portuguese', en: 'In English' },
    save: 'Save the texts',
    saving: 'Saving…',
    saved: 'Texts saved.',
    failed: 'We couldn’t save right now. What you wrote is still here.',
    empty: 'Each text needs words, in both languages.',
  },
  failed: 'That didn’t work just now. Nothing has changed; please try again.',
  gone: { title: 'This request is no longer here', text: 'They may have withdrawn it, or its time is up.' },
} satisfies typeof pt
