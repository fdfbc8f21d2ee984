import { brand } from '../../../brand.ts'
import type { home as pt } from '../pt/home.ts'

export const home = {
  title: `${brand.name}: a porch for your family and friends`,
  description:
    'A small social network for family and friends. The only way in is an invite from someone inside. No ads, newest first.',
  hero: {
    title: 'Come in, it’s family',
    lead: 'A place online for your family and friends. The only way in is an invite from someone inside. No ads, newest first.',
    invite: 'I have an invite',
    request: 'Request an invite',
    picture:
      'A porch with a wall of pierced blocks. In the lit doorway, people of all ages around a cake. A caramel dog sleeps on the tiles.',
  },
  why: {
    title: 'Family isn’t an audience. It’s people with names.',
    text: `The group chat drowned in forwarded jokes. The big feed shows your grandson between two ads. ${brand.name} sits in between: everyone knows everyone, the conversation waits for you, and nobody is selling anything.`,
    promises: {
      estranho: { term: 'No strangers', text: 'Every person came in on the word of someone already here.' },
      anuncio: { term: 'No ads', text: 'Not now, not later, not dressed up as a post.' },
      espiao: {
        term: 'No spying',
        text: 'We don’t follow you around the web. The only time we count is a child’s, for whoever looks after them.',
      },
    },
  },
  audience: {
    heading: 'You read the names before you post',
    names: ['Ana', 'Beto', 'Grandma Cida', 'Caio', 'Nina', 'Aunt Lúcia'],
    and: 'and',
    see: 'see this.',
    left: 'Rafa',
    not: 'doesn’t.',
    text: 'Before you post, you read the names. If someone shouldn’t see it, take them out. The more open the block, the more people see:',
    levels: {
      eu: 'Only me',
      pessoas: 'A few people',
      circulo: 'One circle',
      conhecidos: 'Everyone I know',
      porta: 'Open door',
    },
  },
  features: {
    title: 'What else fits here',
    all: 'See all nine things',
    list: {
      circulos: {
        term: 'Circles and groups',
        text: 'Each one has its rule in writing: new people see everything, the last month, or only what comes next.',
      },
      automacoes: {
        term: 'Automations you can read',
        text: '“When I post with #garden, also show it to the neighbors.” Try it before you switch it on.',
      },
      avisos: {
        term: 'Few notifications',
        text: 'One per thing that happens, in a digest if you’d rather, and none while you sleep.',
      },
      apoio: {
        term: 'Support and collections',
        text: 'Pix goes straight to whoever it’s for. The house takes no fee.',
      },
      criancas: {
        term: 'Children, hand in hand',
        text: 'Under 16, only with a guardian, and each new contact waits for a yes.',
      },
      levar: {
        term: 'A suitcase always packed',
        text: 'Download everything you brought and leave any day you like.',
      },
    },
  },
  uses: {
    title: 'What it’s meant for',
    begin: 'It’s meant for',
    and: 'and',
    list: {
      brincar: 'setting up a playdate',
      bairro: 'telling the street the bread is out',
      criancas: 'keeping little ones safe',
      escola: 'gathering a school class',
      familia: 'having the family around the table',
    },
  },
  seats: {
    title: 'Five seats, not one more',
    text: 'Everyone who joins gets an invite with five seats. Ask up to five people you want close by. Or nobody: the seat will wait.',
    places: [
      { who: 'Caio', what: 'joined yesterday' },
      { who: 'Paula', what: 'brought her own chair' },
      { who: 'Free', what: 'Aunt Lúcia would love it' },
      { who: 'Free', what: 'someone to ask' },
      { who: 'Free', what: 'the best view' },
    ],
  },
  street: {
    title: 'Out there, whoever pays shows up',
    posters: [
      { small: 'Today only', big: 'Only 3 left' },
      { small: 'Suggested for you', big: 'Stranger reacts to stranger' },
      { small: 'Because you paused for 2 seconds', big: 'More videos like this' },
      { small: 'Sponsored', big: 'Buy now' },
    ],
    text: 'Tuesday’s photo of your niece turned up on Sunday.',
  },
  porch: {
    title: 'In here, it goes by the clock',
    posts: [
      { time: '4:40 pm', who: 'Aunt Lúcia', what: 'found the recipe notebook' },
      { time: '12:55 pm', who: 'Beto', what: 'told us about lunch' },
      { time: '12:10 pm', who: 'Nina', what: 'named the dog' },
      { time: '8:05 am', who: 'Grandma Cida', what: 'asked who’s bringing ice' },
    ],
    end: 'You’re all caught up. See you later.',
  },
  night: {
    title: 'The light is on',
    text: 'If someone sent you a link, just open it. If not, tell us who you’d like close by: a person reads it and answers in 3 to 5 business days.',
    request: 'Request an invite',
    invite: 'I have an invite',
  },
} satisfies typeof pt
