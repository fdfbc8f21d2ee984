import { brand } from '../../../brand.ts'
import type { site as pt } from '../pt/site.ts'

export const site = {
  skip: 'Skip to the content',
  home: `${brand.name}, home page`,
  nav: {
    label: 'Pages',
    about: 'About',
    features: 'Features',
    useCases: 'Use cases',
    blog: 'Blog',
    join: 'How to join',
  },
  preview: 'A family in the lit door of a porch with a wall of pierced blocks; a dog is asleep on the floor.',
  signIn: 'Sign in',
  mine: 'My porch',
  language: { label: 'Ler esta página em português', name: 'Português' },
  hour: { label: 'Light or dark:', day: '5 pm', night: '7 pm' },
  footer: {
    label: 'Footer',
    line: 'Made for a few people at a time.',
    contact: 'Write to the house',
    operator: 'House operated by',
    instance: {
      title: 'The house',
      about: `About ${brand.name}`,
      features: 'What it does',
      useCases: 'What it’s for',
      blog: 'Blog',
      graph: 'A network to explore',
      generator: 'Make up a network',
    },
    door: { title: 'The door', join: 'How to join', request: 'Request an invite', signIn: 'Sign in', help: 'Help' },
    rights: { title: 'The agreement', privacy: 'Privacy', terms: 'Terms', rights: 'Your rights' },
  },
  closing: {
    text: 'If someone here sent you a link, just open it. If you don’t know anyone inside yet, tell us who you’d like close by: a person reads it and answers in 3 to 5 business days.',
    request: 'Request an invite',
    invite: 'I have an invite',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'Keeping your password and your invite safe takes JavaScript, so this part only works with it switched on. The rest of the site reads fine without it.',
    here: 'Everything here is done in your own browser, which takes JavaScript. The rest of the site reads fine without it.',
  },
  lost: {
    title: 'Part of this page didn’t arrive',
    text: 'The connection may have failed on the way. Reloading usually helps.',
    again: 'Reload',
    home: 'Go to the home page',
  },
} satisfies typeof pt
