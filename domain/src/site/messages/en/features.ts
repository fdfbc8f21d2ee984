import { brand } from '../../../brand.ts'
import type { features as pt } from '../pt/features.ts'

export const features = {
  title: `What ${brand.name} does`,
  description: 'Nine things that fit on a porch, from reading in time order to choosing by name who sees what.',
  hero: {
    title: 'What fits on a porch',
    lead: 'Nine things, and not one of them is there to keep you longer.',
    index: 'The nine things',
  },
  ordem: {
    name: 'Time order',
    title: 'Newest first, until it ends',
    text: {
      hora: 'Nobody picks what you see first; the clock does. When something new arrives, the holes in the wall light up and the page stays where it was.',
      semSinal: 'With no signal you read what had already come. When you’re back, you go on from where you stopped.',
    },
    pill: '3 new posts',
    posts: [
      {
        who: 'Aunt Lúcia',
        time: 'today at 4:40 pm',
        text: 'Found Mom’s recipe notebook at the bottom of the trunk. The cornmeal cake is in there, butter stain and all.',
        sill: 'Ana, Beto and 4 others see this',
      },
      {
        who: 'Nina',
        time: 'today at 12:10 pm',
        text: 'His name is Biscuit.',
        sill: 'Beto, Grandma Cida and 7 others see this',
      },
    ],
    end: 'You’re all caught up. See you later.',
  },
  quemVe: {
    name: 'Who sees it',
    title: 'Names before, names after',
    text: {
      nomes:
        'Before you post you read the names, and take out whoever shouldn’t see. Afterward the list is still there: who sees it, name by name.',
      mudancas: 'Who comes and who leaves later is written down too.',
      comoVe: 'And you can open the post exactly the way Grandma Cida sees it, down to the letter.',
    },
    sheet: 'Who sees this?',
    hint: 'Tap a name.',
    people: ['Ana', 'Beto', 'Grandma Cida', 'Caio', 'Nina', 'Rafa'],
    left: 'won’t see it or hear of it',
    count: 'See this:',
    of: 'of',
    pair: {
      term: 'Never together',
      text: 'Some people shouldn’t meet at a party. Save the pair once, and the house warns you before a post, an event or a group would hold them both.',
    },
  },
  circulos: {
    name: 'Circles and groups',
    title: 'Every circle keeps its word',
    kinds: {
      privado: { name: 'Private', text: 'Only you know it exists. You add people, you take them out.' },
      publico: { name: 'Public', text: 'Any adult here may read it, up to a thousand. Only you post.' },
      grupo: { name: 'Group', text: 'Everyone posts, up to 150 people. You’re asked, and you say yes.' },
    },
    rule: {
      legend: 'Someone who joins today sees:',
      options: ['everything', 'the last 30 days', 'from now on'],
      results: [
        'Lia joined today and can read all fifteen posts, back to the first.',
        'Lia joined today and can read the five from this month.',
        'Lia joined today and reads from the next one on.',
      ],
      earlier: 'earlier',
      now: 'today',
    },
    out: 'Taking someone out needs no explanation. They stop seeing everything, the past included.',
  },
  automacoes: {
    name: 'Automations',
    title: 'The house remembers for you',
    text: {
      frase: 'An automation reads like a sentence.',
      ensaio: 'Before you switch it on, try it on the last 30 days and see what it would have done.',
      limite: 'And it never shows anything to more people than the author allowed.',
    },
    sentence: {
      when: 'When',
      trigger: 'I post',
      if: 'with a photo and',
      condition: '#garden',
      so: 'also show it to',
      action: 'Neighbors',
    },
    trial: 'Over the last 30 days it would have gone like this',
    runs: [
      { date: 'Nov 18', text: '“The tomatoes are in”', result: 'would go to Neighbors', did: true },
      { date: 'Nov 11', text: '“Anyone want mint?”', result: 'would not: no photo', did: false },
      { date: 'Nov 2', text: '“The new fence”', result: 'would go to Neighbors', did: true },
    ],
  },
  avisos: {
    name: 'Notifications',
    title: 'One thing happens, you hear once',
    text: {
      escolha: 'You say what may ring the phone, what can wait for the digest and what needn’t be said at all.',
      silencio: 'Nights are quiet, in your own time zone.',
    },
    caption: 'Where each notification arrives',
    columns: ['In here', 'On your phone', 'By email'],
    rows: [
      { what: 'Someone mentions me', cells: ['yes', 'at once', 'no'] },
      { what: 'A post in Family', cells: ['yes', 'no', 'in the digest'] },
      { what: 'An invite to a group', cells: ['yes', 'at once', 'at once'] },
      { what: 'Someone reacts', cells: ['yes', 'no', 'no'] },
    ],
    quiet: 'Quiet from 10 pm to 7 am',
  },
  apoio: {
    name: 'Support and collections',
    title: 'Passing the hat, in plain sight',
    text: {
      direto:
        'Turn support on and people can give by Pix, Brazil’s instant bank transfer. The money goes straight to your account, and the house takes no fee.',
      cartao: 'By card too, once or every month.',
      confirmado:
        'A Pix like that can’t confirm itself, and the house doesn’t pretend: the giver says “sent,” the receiver says “it’s here.”',
    },
    what: 'New tiles for Grandma’s roof',
    gifts: [
      { who: 'Beto', amount: 20000, state: 'it’s here', sure: true },
      { who: 'Grandma Cida', amount: 15000, state: 'it’s here', sure: true },
      { who: 'Ana', amount: 5000, state: 'says it’s sent', sure: false },
    ],
    total: 'Here so far',
  },
  pequenos: {
    name: 'Children',
    title: 'Children come in holding a hand',
    text: {
      entra:
        'Under 16, an account exists only when it’s linked to a guardian’s. It isn’t in search, it sees nothing that’s open to everyone, and each new contact waits for a yes.',
      ve: 'The guardian sees with whom and for how long. Not the words.',
    },
    ask: 'Nina wants to connect with Lia.',
    question: 'You are Marina, her mother. What do you say?',
    answers: [
      { answer: 'Allow', result: 'The two can talk now. Marina doesn’t read what they say.' },
      { answer: 'Not now', result: 'Some other time. Lia hears nothing about it.' },
    ],
    picture: 'A girl with two buns holding her mother’s hand in the doorway.',
  },
  chaves: {
    name: 'Your keys',
    title: 'You keep the keys',
    keys: {
      acha: { term: 'Who finds me', text: 'Nobody, friends of friends, or anyone in the house.' },
      costuma: { term: 'Who sees it by default', text: 'The usual audience of what you post, until you change it.' },
      bloquear: { term: 'Block', text: 'You vanish from each other: posts, profile and search.' },
      silenciar: { term: 'Mute', text: 'A little peace, and they never know.' },
      sair: { term: 'Sign out everywhere', text: 'See where you’re signed in and close every device.' },
    },
  },
  levar: {
    name: 'Arriving and leaving',
    title: 'Come with a suitcase, leave with it',
    text: {
      chegar:
        'An exported WhatsApp chat becomes an album, dates and all. It’s read on your own phone, and nobody gets a notification.',
      sair: `When you leave, you download everything you brought, in a file that opens and reads without ${brand.name}.`,
      prazo: 'The account goes at once, or in 14 days if you’d like time to think.',
    },
    picture: 'An open suitcase with photographs, a cup and a pierced block inside.',
  },
  meanwhile: 'Until then a person does it by hand: [ask for your copy, or to have your account deleted](rights#como).',
  end: { title: 'All that’s missing is a chair' },
} satisfies typeof pt
