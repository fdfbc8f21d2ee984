import { brand } from '../../../brand.ts'
import type { about as pt } from '../pt/about.ts'

export const about = {
  title: `About ${brand.name}: why it exists`,
  description:
    'Where the idea comes from, the nine rules of the house and who looks after it. A small, invite-only network for family and friends.',
  hero: {
    title: 'A porch is not a town square',
    lead: 'In the square, the loudest voice wins. On a porch you sit because someone asked you to, the talk takes its time, and your chair is still there when you come back. We built a social network that size.',
    picture:
      'A wall of pierced blocks, seen from both sides. On the sidewalk a man walks by, and the holes are dark. On the porch an old woman in glasses drinks coffee in a rocking chair, and through the holes you see the sun and the hill.',
  },
  wall: {
    title: 'The idea is a wall full of holes',
    text: 'Brazilians call it cobogó. It was invented in Recife in the late 1920s: a cement block with openings, so that a house could breathe in the heat. The breeze gets in, the light gets in, and the eyes of the street stay in the street. We took that literally.',
    blocks:
      'Seven holes, three ways to repeat, eight pairs of colors: enough for every circle of people to have a block of its own.',
    sides: {
      calcada: {
        term: 'From the sidewalk',
        text: 'Not one name, not one photo, not even how many we are. Search engines stop at the gate.',
      },
      dentro: { term: 'From inside', text: 'Everything people meant you to hear, newest first. Nothing else.' },
    },
  },
  rules: {
    title: 'House rules',
    text: 'There are nine, and they hold for everyone. Each part of the house comes with a test that tries to break its rule, and it runs with every change.',
    list: {
      convite: {
        term: 'You come in by invitation',
        text: 'Nobody moves in without an invite that is good at that very minute.',
      },
      lugares: {
        term: 'Five seats means five',
        text: 'A link never lets in more people than it has seats, even if they all tap it at once.',
      },
      lista: {
        term: 'Not included, not shown',
        text: 'Not the post, not the photo, not the comments, not how many there are. Guessing the address won’t help.',
      },
      sair: {
        term: 'Out means out',
        text: 'Right away, and for the past as well: what was posted before closes with the rest.',
      },
      promover: {
        term: 'Nobody promotes themselves',
        text: 'Whoever runs the house was named by someone who did, on the record.',
      },
      hora: {
        term: 'The clock sets the order',
        text: 'No ranking and no ads. And nobody measures your visit until you say they may.',
      },
      palavras: {
        term: 'What you wrote isn’t lost',
        text: 'No signal? The post waits on your phone. When the signal is back it goes out, once.',
      },
      dinheiro: {
        term: 'Money is counted in cents',
        text: 'Each payment is entered once, in its own currency, never rounded.',
      },
      porta: {
        term: 'The door opens from inside',
        text: 'Ask any day you like, and the house sends you a copy of everything you brought, or deletes your account. Nobody asks why.',
      },
    },
  },
  keepers: {
    title: 'Who looks after it, and how far they see',
    text: 'Somebody reads the invite requests, answers complaints and keeps the backups. You should know what those people can see.',
    list: {
      privado: {
        term: 'They don’t read what’s private',
        text: 'Administrators see only what a member has reported. In an emergency they can open a closed post: the reason is written down and its author is told in the same instant.',
      },
      maquina: {
        term: 'But the machine has an owner',
        text: 'Whoever operates the computer this house lives on can read its disk. Saying otherwise would be a lie, so the name is right below.',
      },
      anota: {
        term: 'They write down what they do',
        text: 'Who, when, what and why. Whatever can be undone, can be undone.',
      },
      copias: {
        term: 'They show the date of the backups',
        text: 'Members see when the last one ran. What you delete is gone from here at once, and from the backups within 35 days.',
      },
    },
    operator: 'Who operates this house',
    contact: 'Write to the house',
  },
  end: { title: 'There’s room for one more chair' },
} satisfies typeof pt
