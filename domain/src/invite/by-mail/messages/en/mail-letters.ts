import { brand } from '../../../../brand.ts'
import { digest } from '../../../../digest/messages/en/digest.ts'
import type { mailLetters as pt } from '../pt/mail-letters.ts'
import { mailForm } from './mail-form.ts'

/** What is written to somebody who comes in by mail alone, and the pages that it opens. */
export const mailLetters = {
  mail: {
    subject: `One step left for ${brand.name} to come by email`,
    lead: (inviter: string) =>
      `${inviter} saved a seat on ${brand.name}, the network of family and friends, and someone chose to read everything by this email. Was it you?`,
    instanceLead: `A seat is saved on ${brand.name}, the network of family and friends, and someone chose to read everything by this email. Was it you?`,
    button: 'Look and confirm',
    expires: (days: number) => `The page is good for ${days} days. Unconfirmed, what was written goes by itself.`,
    otherwise: 'If it wasn’t you, there’s nothing to do.',
  },
  page: {
    lead: mailForm.lead,
    notes: mailForm.notes,
    title: `Would you like ${brand.name} by email?`,
    from: (inviter: string) => `Who saved this seat: ${inviter}.`,
    fromInstance: 'The house saved this seat for you.',
    rows: { name: 'Your name in the house', email: 'Your email', when: 'When it comes' },
    comes: digest.settings.comes,
    legend: 'Was it you who asked?',
    yes: 'Yes, send it to me',
    no: 'It wasn’t me',
    confirm: 'Confirm',
    unchosen: 'Choose one of the two before you confirm.',
    agree: ['With a yes, you agree to ', 'the house rules', '. See also ', 'what it knows about you', '.'],
    done: {
      title: 'Done, you’re home',
      text: 'The first email leaves in a few minutes, with the latest of what is yours to read. If there is nothing yet, it comes when there is.',
      close: 'You can close this page. Nothing else has to be installed.',
      enter: 'To come into the app one day, ask for a code to this same email.',
      way: `Sign in to ${brand.name}`,
    },
    denied: {
      title: 'All right, nothing was done',
      text: 'What was written with this email has been deleted. Nobody inside learns of it.',
    },
    gone: {
      title: 'This invite is over',
      text: 'The seat is no longer saved. Ask whoever sent this invite for another one.',
    },
    member: {
      title: 'You already live here',
      text: `This email already has an account on ${brand.name}. Nothing changed in it.`,
    },
    broken: {
      title: 'This link opens nothing',
      text: 'Open the button of the message again, whole. If the three days are over, use the invite once more.',
    },
    busy: { title: 'Wait a little', text: 'Many tries from here. Try again in a few minutes.' },
  },
  welcome: {
    subject: (what: string) => `Your porch by email: ${what}`,
    heading: (name: string) => `Good to have you here, ${name}`,
    lead: 'This is the latest of what is yours to read.',
  },
  foot: { enter: 'Come into the app', leave: `Leave ${brand.name}` },
  stop: {
    question: `You read ${brand.name} by email only: without the digest nothing more comes. Nobody is told, and your seat stays: you come into the app with a code to this same email. Stop anyway?`,
    done: 'Done. Nothing more comes by email. Your seat stays: to read again, come into the app with a code to this same email.',
  },
} satisfies typeof pt
