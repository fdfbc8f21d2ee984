import { brand } from '../../../brand.ts'
import { listNames, plural } from '../../../messages/plural.ts'
import type { making as pt } from '../pt/making.ts'

const people = (count: number) => `${count} ${plural('en', count, { one: 'person', other: 'people' })}`

export const making: typeof pt = {
  step: (now) => `Tap ${now} of 3`,
  templates: {
    title: 'Who is this group for?',
    family: { name: 'Family', text: 'Everyone posts and invites. Newcomers see everything.', suggested: 'Family' },
    playdates: {
      name: 'Playdates',
      text: 'Among guardians. Newcomers see 30 days.',
      suggested: 'Playdates',
    },
    class: { name: 'School class', text: 'Only those who look after it post.', suggested: 'School class' },
    kids: { name: 'Teens', text: 'Every guardian says yes first.', suggested: 'The gang' },
    brand: { name: 'Local business', text: 'An open door. Only you post.', suggested: 'My shop' },
    scratch: 'Start from scratch',
    secret: 'A circle only you know of',
  },
  people: {
    title: 'Who do you invite?',
    marked: 'We ticked those who post to you the most. Tap to change.',
    text: 'Tap whom you want to invite. Only those who want to come in.',
    yes: (count) =>
      count === 0 ? 'Nobody for now' : `Invite ${count === 1 ? 'this person' : `these ${count} people`}`,
  },
  finish: {
    title: 'Name and rules',
    otherBlock: 'Another block',
    name: 'Name',
    namePlaceholder: 'A name',
    nameMissing: 'A name that can be read is missing.',
    purpose: 'What it is for',
    purposePlaceholder: 'One sentence, if you like',
    invited: (names) => listNames('en', names),
    invitedAndMore: (names, more) => listNames('en', [...names, `${more} more`]),
    receive: (count) =>
      `${plural('en', count, { one: 'gets', other: 'get' })} the invitation. Only those who want to come in.`,
    nobody: 'You begin with nobody, and invite whenever you like.',
    public: `Any adult in ${brand.name} can find and follow it. You see who follows, and can take them out.`,
    kids: 'Whoever has a guardian here comes in only after the guardian’s yes.',
    guardian: (name) => `Before that, ${name} has to say yes.`,
    guardianUnnamed: 'Before that, your guardian has to say yes.',
    ask: 'Ask for the yes',
    make: 'Make the group',
    open: 'Open the door',
    making: 'Making…',
    note: 'Everything can be changed later, except what has been seen.',
    done: (name) => `${name} stands.`,
    waits: (name, guardian) => `${name} waits for ${guardian}’s yes.`,
    earlier: 'The first try had worked, with what stood here then. Have a look in Circles.',
    failed: 'Could not make it just now. Everything you chose is still here.',
  },
  secret: {
    title: 'A circle only you know of',
    text: 'Give it a name and choose who. Nobody is told, and nobody finds out.',
    make: (count) => (count === 0 ? 'Make the circle' : `Make it with ${people(count)}`),
  },
}
