import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
import type { answer as pt } from '../pt/answer.ts'

/** The pages that a button of a mail opens. */
export const answer: typeof pt = {
  title: (author) => `Write back to ${author}`,
  titleOfReaction: (author) => `A reaction for ${author}`,
  photo: (author) => `Photo by ${author}`,
  label: 'Your answer',
  send: 'Send',
  reaction: 'Or just a reaction',
  sendReaction: 'Send just this',
  closed: 'This post takes no comments. A reaction still gets there.',
  reads: (names, more) =>
    `${listNames('en', more > 0 ? [...names, `${more} more`] : names)} ${names.length + more === 1 ? 'reads' : 'read'} it.`,
  shown: 'Your name will look like this:',
  signed: (name) => `${name}, by e-mail`,
  until: (day) => `Good until ${day}, for this post only.`,
  somebody: 'somebody',
  noButtons: 'I do not want these buttons',
  notMe: 'That was not me',
  faults: {
    empty: 'Write something before you send it.',
    long: (limit) => `An answer can have up to ${limit} letters. Make it a little shorter.`,
    unchosen: 'Choose one of the reactions before you send it.',
    choice: 'Choose one of the two before you confirm.',
    closed: 'The comments of this post were closed. Your words were not sent.',
    often: 'That was five answers within an hour. Wait a little and send it again.',
    used: `This button has taken three answers and takes no more. To say more, sign in to ${brand.name}.`,
  },
  sent: {
    words: (author) => `${author} can read it now`,
    reaction: (author) => `${author} can see it now`,
    said: (signed) => `${signed}:`,
    takeBack: 'Delete what I sent',
    forSoLong: (minutes) => `You can delete it here for ${minutes} minutes.`,
    another: 'Send another',
    close: 'You can close this page.',
  },
  takenBack: { title: 'Deleted', text: 'What you sent is no longer there.' },
  tooLate: {
    title: 'It can no longer be deleted here',
    text: (minutes) => `The ${minutes} minutes are over. In ${brand.name} you can delete it whenever you like.`,
  },
  confirm: 'Confirm',
  asksNotMe: {
    title: 'Was it not you?',
    text: 'Whoever gets a mail of yours passed on can use its buttons. If it was not you, they stop working now, and what was sent by them in the last day is deleted.',
    legend: 'Who answered from this mail?',
    yes: 'Not me',
    no: 'I did',
    done: 'The buttons of this mail no longer work, and what was sent by them in the last day was deleted.',
    kept: 'All right. Nothing changed.',
  },
  asksNoButtons: {
    title: 'Buttons in the mail',
    text: 'The digest keeps coming, without the buttons. The buttons of the mails you already have stop working too.',
    legend: 'How do you want the digest?',
    yes: 'Without the buttons',
    no: 'With the buttons',
    done: 'The digest now comes without the buttons.',
    kept: 'All right. Nothing changed.',
  },
  done: 'Done',
  over: {
    title: 'This button is past its time',
    text: (day) => `This button was good until ${day}.`,
    ask: (author) => `Ask ${author} for a new invitation.`,
  },
  broken: {
    title: 'This button does not work',
    text: `Open the button in the message again, whole. If it has stopped working, sign in to ${brand.name} to answer.`,
  },
  busy: { title: 'Wait a little', text: 'Too many tries from here. Try again in a few minutes.' },
}
