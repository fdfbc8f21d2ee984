import type { site as pt } from '../pt/site.ts'

export const site = {
  skip: 'Skip to the content',
  home: 'Varanda, home page',
  nav: { label: 'Pages', why: 'Why', who: 'Who sees it', how: 'How to join' },
  signIn: 'Sign in',
  mine: 'My porch',
  language: { label: 'Ler esta página em português', name: 'Português' },
  hour: { label: 'Light or dark:', day: '5 pm', night: '7 pm' },
  footer: {
    line: 'Made for a few people at a time.',
    contact: 'Write to the house',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'Keeping your password and your invite safe takes JavaScript, so this part only works with it switched on. The rest of the site reads fine without it.',
  },
  loading: 'One moment…',
} satisfies typeof pt
