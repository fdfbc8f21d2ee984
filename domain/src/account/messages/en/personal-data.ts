import { localeCookie } from '../../../locale.ts'
import { mailLimits } from '../../../mail/mail.ts'
import { day } from '../../../moment.ts'
import { noticeClaimMs } from '../../../notice/notice-claim.ts'
import { signupMemory } from '../../../signup/signup-memory.ts'
import { signupLimits } from '../../../signup/signup-request.ts'
import type { CookieWords } from '../../browser-data.ts'
import { consentCookie } from '../../consent.ts'
import { deviceLimits } from '../../device.ts'
import { exportLimits } from '../../export/export.ts'
import type { PersonalDataWords } from '../../personal-data/told.ts'
import { codeLimits } from '../../sign-in-code.ts'

const account = 'As long as you have an account'

export const personalData = {
  topics: {
    profile: {
      name: 'Your name, drawn portrait and words about yourself',
      why: 'So people here know who you are',
      kept: `${account}; change them whenever you like`,
    },
    address: {
      name: 'Email address',
      why: 'To sign in, recover your password and get the six-digit code. Only you and whoever runs the house see it',
      kept: account,
    },
    password: {
      name: 'Password',
      why: 'To sign in. It is scrambled in a way that cannot be undone: not even whoever runs the house can read it',
      kept: account,
    },
    devices: {
      name: 'Where you’re signed in',
      more: ': a name for each device (“iPhone · Safari,” or whatever you call it), when you signed in and the hour it was last used',
      why: 'So that you can see and end the sign-ins to your account. You and whoever runs the house see it',
      kept: `Until you sign out there, or ${deviceLimits.kept / day} days without use. That somebody signed in, without the device, up to a year longer`,
    },
    push: {
      name: 'Where notices go on your phone',
      more: ', only of devices where you switched them on: the address that the browser gives for it, when the last one arrived, and that a notice was sent',
      why: 'To tell you things while the app is closed. The notice passes, locked, through your browser’s own service (Google’s, Apple’s, Mozilla’s or Microsoft’s): it sees the device, the house and the time, and cannot read the words',
      kept: `Until you switch them off or sign out there; that a notice was sent, ${noticeClaimMs.push / day} days`,
    },
    birthDate: {
      name: 'Date of birth',
      why: 'To comply with the law that protects people under 16. Other members don’t see it; a child’s guardian does, and whoever runs the house sees the age group',
      kept: account,
    },
    membership: {
      name: 'How you came here',
      more: ': through whom and when, whether you administer the house, and whether your account is suspended',
      why: 'So that the house knows who may come in, and what each person may do',
      kept: account,
    },
    posts: {
      name: 'Posts, photos, comments and reactions, and what a post said before you changed it',
      why: 'To show them to the people you chose',
      kept: 'Until they are deleted',
    },
    audience: {
      name: 'The list of who sees each post',
      why: 'To honor your choice, and to show it to you afterward',
      kept: 'As long as the post exists',
    },
    connections: {
      name: 'Connections, requests and blocks',
      more: ', and whom you parted from',
      why: 'To know who may see what. Only you see your blocks',
      kept: `${account}, or until you undo them`,
    },
    circles: {
      name: 'Circles',
      more: ': their names, and who is in each',
      why: 'So that you can share with the people you chose',
      kept: 'Until you take the circle apart or leave the house',
    },
    invitations: {
      name: 'Invites and seats',
      more: ': who came by yours, and the name and note of whoever you’re expecting. Of that person’s email, a scrambled form only',
      why: 'So that a seat reaches the person you meant, and you know who came',
      kept: account,
    },
    choices: {
      name: 'What you chose',
      more: ': language, who can find you, whether you are on the map, notifications by email, first steps you have taken',
      why: 'To make the house the way you like it',
      kept: account,
    },
    notices: {
      name: 'Notices',
      more: ': what the house told you, and whether you’ve read it',
      why: 'So that you learn what was done with what’s yours',
      kept: account,
    },
    guardians: {
      name: 'Who answers for whom',
      more: ', when somebody last signed in with a code of that person’s, and what they were asked',
      why: 'To protect children and teenagers, as the law says',
      kept: 'Until the person grows up or gets another guardian; questions, two weeks',
    },
    minutes: {
      name: 'A child’s minutes a day and contacts',
      more: ', only of accounts in somebody’s care',
      why: 'For the guardian to see. Nobody else does',
      kept: 'The last fourteen days of use, and only while somebody may see them',
    },
    map: {
      name: 'The map of the house',
      more: ': who came through whom, and who knows whom',
      why: 'So that administrators understand the house. You can choose not to be on it',
      kept: 'Until it is drawn again, which happens by itself',
    },
    support: {
      name: 'Support',
      more: ': your support page, your Pix key, what you gave and received, your reminders to give',
      why: 'So that one side can say they sent it and the other that it arrived. The house holds no money',
      kept: 'Until you delete the account. The other side keeps amount, day and state, without your name',
    },
    signupRequest: {
      name: 'An invite request',
      more: ': name, email, phone if you like, kind of smartphone, what you have in mind, and who knows you',
      why: 'To answer it',
      kept: `Up to ${signupMemory.forgetAfter.declined / day} days after the answer, ${signupMemory.forgetAfter.joined / day} if you joined, and at once if you withdraw the request on its page. Unanswered, up to ${signupLimits.keptMs / day} days; if it has to be confirmed by email and isn’t, ${signupLimits.confirmHours} hours. After that, only the dates, the language and the answer stay for two years and, for a request that was declined, the email in scrambled form, so that the house knows it has already answered`,
    },
    reports: {
      name: 'Reports',
      more: ': what was reported, as it stood then, the words of whoever reported it, and the answer',
      why: 'So that administrators can answer, and the answer can be checked',
      kept: 'As long as the house exists. Of a deleted account, what was theirs goes',
    },
    adminLog: {
      name: 'The administrators’ log',
      more: ': what they did, when and why, with your account too',
      why: 'So that nobody administers in secret',
      kept: 'As long as the house exists',
    },
    mail: {
      name: 'Messages the house sends by email',
      why: 'To deliver the code or the invite',
      kept: `Text and address leave our records as soon as the message goes out; the outcome stays for ${mailLimits.keptMs / day} days. In a house without an email server, messages stay that long on a page that only whoever runs it can open`,
    },
    copies: {
      name: 'The copy of your data that you asked for',
      more: ', as files, with the album',
      why: 'So that you can download it. Only you, signed in just now',
      kept: `${exportLimits.keptMs / day} days after it is ready, or until you delete it`,
    },
    codes: {
      name: 'Codes you asked for',
      more: ', scrambled, and the networks, scrambled too, from which one of them opened your account',
      why: 'To check the code, and so that no stranger uses up your tries',
      kept: `The code, until it expires; the networks, up to ${codeLimits.familiarFor / day} days after the last one`,
    },
    attempts: {
      name: 'The network address of whoever signs in, opens invites or asks for one',
      more: ', the email address on the request, and how often you did what has a limit',
      why: 'To count tries, and stop anyone who guesses passwords and codes or sends one request after another',
      kept: 'Up to two days; in the database only scrambled. Your own counts stay with the account',
    },
  },
  stays: {
    adminLog: 'in the administrators’ log, what was done and when, with nothing that says with whom',
    attempts: 'for up to two days, counts of tries that hold scrambled addresses only',
  },
  cookies: {
    uid: {
      why: 'Your account’s number. Tells the public pages that you already live here',
      lasts: '30 days, or until you sign out',
    },
    email: { why: 'Your email address, for the same reason', lasts: '30 days, or until you sign out' },
    role: {
      why: 'Whether you live in the house or administer it. Only a hint: it opens nothing',
      lasts: '30 days, or until you sign out',
    },
    [localeCookie.name]: { why: 'The language you chose', lasts: `${localeCookie.maxAgeDays} days` },
    __session: {
      why: 'Shows, when photos are requested, that it’s you asking. No script on the page can read it',
      lasts: 'Up to an hour, renewed while you are here',
    },
    tabKept: {
      why: 'Only if the browser won’t keep what belongs to one tab: says that it hasn’t been closed since you signed in',
      lasts: 'Until you close the browser',
    },
    [consentCookie.name]: {
      why: 'Only in houses that measure visits: your answer, yes or no',
      lasts: `${consentCookie.maxAgeDays} days`,
    },
    '_ga…': {
      why: 'Only after your yes: Google Analytics recognizes the browser by them',
      lasts: 'Up to two years, or until you change your mind',
    },
  } satisfies CookieWords,
} satisfies PersonalDataWords & { cookies: CookieWords }
