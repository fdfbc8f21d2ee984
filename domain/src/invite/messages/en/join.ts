import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
import type { join as pt } from '../pt/join.ts'

export const join = {
  title: `How to join ${brand.name}`,
  description: `The only way into ${brand.name} is an invite from someone inside. See how it works and open yours.`,
  how: {
    title: 'The door opens from inside',
    lead: 'There’s no open sign-up. Everyone here has five seats and sends a link to the people they want close.',
    steps: [
      {
        title: 'Ask someone inside',
        text: 'Think of who in your family or circle is already here. They’ll find their link under “Invites.”',
      },
      {
        title: 'Get the link',
        text: 'It comes by WhatsApp, by email, or as a QR code on paper. It looks like this:',
      },
      {
        title: 'Open it and say your name',
        text: 'You see who invited you, pick a password, and that’s it. Opening the link uses nothing up; only joining takes a seat.',
      },
    ],
    example: '/join#invite=…',
    paste: {
      label: 'Got a link? Paste it here',
      hint: 'The whole message is fine: we’ll find the invite in it.',
      button: 'Open the invite',
      empty: 'Paste the link someone sent you.',
      nothing: 'There’s no invite in this text. Copy the whole link again and paste it here.',
    },
    member: 'Live here already?',
    signIn: 'Sign in',
    nobody: 'Nobody inside yet?',
    ask: 'Ask the house for an invite',
  },
  code: {
    offer: 'My invite came by email with a code',
    title: 'The code of your invite',
    text: 'Enter the email your invite was sent to and the six digits in the message. Your invite shows up next.',
    button: 'See my invite',
    another: 'Ask for a new code',
  },
  addressed: {
    choose: 'More than one person invited you. Whose invite do you want to use?',
    instance: 'The house',
    /** Where it could not be asked whether there is an invite for the address of whoever signed in. */
    offline:
      'We couldn’t ask the house whether there is an invite for your email. Check your connection and try again.',
  },
  checking: 'Checking the invite…',
  invitation: {
    title: (name: string) => `${name} saved you a seat`,
    founding: 'The house is ready. You open the door',
    instance: 'The house saved you a seat',
    instanceText:
      'The people who look after the house opened this door. Come in, then bring the people you want close.',
    named: (name: string) => `${name}, this seat is yours`,
    from: (name: string) => `Saved by ${name}`,
    kept: 'One seat, saved in your name',
    foundingText: 'This is the first invite of this house. Whoever joins with it looks after the place.',
    left: (left: number, seats: number) =>
      left === 1 ? `1 of ${seats} seats left on this invite` : `${left} of ${seats} seats left on this invite`,
    groups: (names: readonly string[]) =>
      names.length === 1
        ? `You start in the group ${names[0]}, where everybody sees each other.`
        : `You start in the groups ${listNames('en', names)}, where everybody sees each other.`,
    promise: 'Only people you know see what you write. You always read the names before you post.',
  },
  form: {
    byMail: 'I’d rather have it by email',
    title: 'Pull up a chair',
    finish: 'Almost there',
    finishText: (email: string) => `You’re signed in as ${email}. Tell us what to call you.`,
    name: 'Your name',
    nameHint: 'What your family calls you.',
    email: 'Email',
    emailHint: 'Only for signing in and recovering your password.',
    password: 'Password',
    passwordRule: (length: number) => `At least ${length} characters.`,
    passwordMet: (length: number) => `At least ${length} characters: done.`,
    birth: 'Date of birth',
    birthHint: 'Other members don’t see it. It protects people under 16.',
    agree: ['By joining, you agree to the ', 'house rules', '. See also ', 'what the house knows about you', '.'],
    submit: `Join ${brand.name}`,
    submitting: 'Opening the door…',
    errors: {
      name: 'Enter your name.',
      nameLong: 'A name can have up to 60 characters.',
      email: 'Enter an email like ana@example.com.',
      password: (length: number) => `The password needs at least ${length} characters.`,
      birth: 'Enter your date of birth.',
      birthImpossible: 'That date doesn’t look right. Check the year.',
    },
    guardian: {
      title: 'Under 16, an account starts with whoever looks after you',
      text: 'Show this page to the adult who looks after you. They come in first, with an invite, and once inside they open “Me” and then “Create a child’s account.” That’s how you come in, and it takes no seat. Nothing you wrote was sent.',
    },
    taken: {
      text: 'This email already has an account here. If it’s yours, sign in with its password and the invite picks up from there.',
      button: 'Sign in with this password and continue',
      forgot: 'I forgot the password',
    },
  },
  refusal: {
    'invite-unknown': { title: 'This invite doesn’t open anything', next: 'Paste another link' },
    'invite-revoked': { title: 'This invite was canceled', next: 'Paste another link' },
    'invite-expired': { title: 'This invite ran out of time', next: 'Paste another link' },
    'invite-paused': { title: 'This door is resting for now', next: 'Paste another link' },
    'invite-full': { title: 'Every chair on this invite is taken', next: 'Paste another link' },
    'inviter-suspended': { title: 'This invite is on hold', next: 'Paste another link' },
    'too-many-tries': { title: 'Easy, the door isn’t going anywhere', next: 'Try again' },
    offline: { title: 'No signal to check the invite', next: 'Try again' },
  },
  offlineText: 'We couldn’t reach the house. Check your connection and try again; your invite is safe in this tab.',
  already: {
    title: 'You already live here',
    text: (name: string) => `You’re in, ${name}. To bring someone else, send your own invite.`,
    textWard: (name: string) => `You’re in, ${name}.`,
    feed: 'Go to my porch',
    invite: 'See my invite',
  },
  own: {
    title: 'This invite is yours',
    text: (name: string) => `It’s your own link, ${name}. Send it to someone you want close.`,
  },
  connect: {
    title: (name: string) => `Connect with ${name}?`,
    text: 'You both live here already. Once you connect, what each of you posts from now on shows up for the other.',
    seat: 'This doesn’t use up a seat.',
    button: (name: string) => `Connect with ${name}`,
    busy: 'Connecting…',
    later: 'Not now',
    waiting: {
      title: 'You asked',
      text: (guardian: string) => `Now it’s up to ${guardian}. Once they say yes, you’re connected.`,
    },
    done: {
      title: 'You see each other now',
      text: 'What each of you posts from now on shows up for the other.',
    },
    known: {
      title: (name: string) => `You and ${name} already see each other`,
      text: 'What each of you posts shows up for the other.',
    },
  },
  noInvite: {
    title: 'One thing missing: the invite',
    text: (email: string) =>
      `You’re signed in as ${email}, but this account has no invite yet. Ask someone inside for a link and paste it here.`,
  },
} satisfies typeof pt
