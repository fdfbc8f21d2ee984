import { brand } from '../../../brand.ts'
import type { useCases as pt } from '../pt/use-cases.ts'

export const useCases = {
  title: `What ${brand.name} is for: five stories`,
  description: `A playdate, fresh bread on the street, kids kept safe, a school class, a family far apart: five stories to picture ${brand.name} by.`,
  hero: {
    title: 'Five ways to sit together',
    demo: 'Explore a made-up network of a thousand people',
    lead: 'The people in these stories are made up.',
    kept: 'What the house does for them isn’t.',
    works: 'What the house does for them, not all of it: some is still being built, and each story says which.',
    index: 'The five stories',
  },
  does: 'What the house does',
  willDo: 'What the house will do',
  ahead: 'This one hasn’t happened yet. It will go like this:',
  stories: {
    brincar: {
      kind: 'Playdates',
      title: 'Saturday at three, at the playground',
      story: [
        'Samira has two kids and a fridge covered in notes. Setting up an afternoon at the playground used to take forty messages, and somebody always came on the wrong day.',
        'Now she makes one event for the four families in her building. Caio answers from the checkout line. Yumi can’t make it before four and says so right there. When the sky turns, Samira changes the time once, and everyone hears about it once.',
      ],
      does: {
        evento: 'An event with a day, a place and who’s coming, and a file that drops into everyone’s calendar.',
        enquete: 'A poll, to choose between the playground and somebody’s house.',
        grupo: 'A group of just those four families: everyone in it was asked and said yes.',
        avisos: 'One notification per thing that happens. Ten replies don’t buzz your pocket ten times.',
      },
      picture:
        'Under a mango tree, a boy on a tire swing, a girl with her arms in the air and another, in a wheelchair, flying a kite. A mother watches from her chair.',
      event: {
        when: 'Saturday, Nov 28, 3 pm',
        where: 'Playground on Acacia Street',
        going: 'Samira, Caio and 5 more are going',
        late: 'Yumi will be there at 4',
      },
    },
    bairro: {
      kind: 'A local brand',
      title: 'Yumi’s bread is out at six',
      story: [
        'Yumi bakes in her own kitchen and sells to her street. She won’t dance for a camera or pay to be seen. She wants to say the bread is out.',
        `So she opened a public circle: any adult on ${brand.name} can read it, and only she writes. Some two hundred people follow along. Eighteen subscribe to the Friday basket; anyone who stops paying drops off the list, and nobody has to bring it up.`,
      ],
      does: {
        circulo: 'A public circle: up to a thousand people follow, only its owner posts.',
        fornada: 'The six o’clock batch shows up at six, for every single follower.',
        pix: 'Pix straight to her key, or a card. The house never holds the money and takes no fee.',
        assinatura: 'Monthly subscriptions: paying puts you in the basket circle, lapsing takes you out.',
        contas: 'A ledger on both sides that opens in a spreadsheet.',
      },
      picture:
        'A window with a striped awning and loaves on the sill; behind them, Yumi. On the sidewalk an old man with a cane is waiting with his bag.',
      post: {
        time: '6:02 am',
        text: 'Corn bread’s out. A dozen gluten-free today, no more than that.',
        sill: '214 people follow',
      },
    },
    criancas: {
      kind: 'Kids and teens',
      title: 'Nina is nine and has a dog to show',
      story: [
        'Marina made Nina’s account and answers for it. Nina shows her dog to cousins and grandparents. Anyone new has to wait for a yes from her mother.',
        'Davi, her brother, is fourteen, and new people wait for a yes with him too. For both of them, Marina can see who they talk to and how long they stay. The words are theirs.',
      ],
      does: {
        conta: 'Under 16, an account exists only when it’s linked to a guardian’s, and the guardian creates it.',
        busca: 'Not in search, and shown nothing that’s open to everyone, from the first day.',
        contato: 'New contacts wait for a yes.',
        circulo: 'So do new circles.',
        fotos: 'Photos of people who asked for care obey: ask me first, family only, never in public.',
        idade: 'At 16 the contacts are their own. At 18 the whole account is handed over.',
      },
      picture:
        'Three arched doors, from small to large: a girl in the small one, a boy in a cap in the middle one, their mother in the large one.',
      doors: [
        { who: 'Nina', what: 'age 9: each new contact waits for a yes' },
        { who: 'Davi', what: 'age 14: so does each of his' },
        { who: 'Marina', what: 'answers for them both' },
      ],
    },
    escola: {
      kind: 'A school community',
      title: 'The wall of room 3B',
      story: [
        'Mr. Otávio teaches twenty-six children, and forty-one grown-ups want to hear about the science fair. He posts to a private circle. Families read and comment without trading phone numbers.',
        'The rule is in writing: whoever arrives midyear sees the last 30 days, and whoever changes schools stops seeing, the past included. Lia’s family asked for “never in public.” The field-trip photo knows.',
      ],
      does: {
        circulo:
          'A private circle: only its owner sees the whole list. Readers see how many they are, and the names they already know.',
        historico: 'A history rule in plain words: everything, the last 30 days, or from now on.',
        grupo: 'A separate group where families can talk to one another: up to 150 people, with moderators.',
        sucessao: 'Whoever runs the group names a successor. No group is left without an owner.',
      },
      picture:
        'Children’s drawings pegged on a line: a house, a sun, a fish, a rocket. A teacher with glasses and a white mustache pegs the last one.',
      rule: 'New people see the last 30 days',
    },
    familia: {
      kind: 'The family circle',
      title: 'Belém, Lisbon and Grandma Cida’s table',
      story: [
        'Grandma Cida is 81 and doesn’t care for a phone that beeps. On Sundays she gets a digest by email, opens it, reads from top to bottom, and when it ends, it ends.',
        'Ana lives in Lisbon and posts in the small hours; in Belém the phone keeps quiet until morning. Eleven years of photos came over from WhatsApp, each on its own day. And at Christmas Beto turned the group into an album on a USB stick, for the aunt who won’t have an account anywhere.',
      ],
      does: {
        grupo: 'A family group: everyone posts, and everyone was asked and said yes.',
        resumo: 'A daily or weekly digest, and quiet nights in each person’s own time zone.',
        conversa: 'A WhatsApp chat becomes an album: read on your own phone, dates kept, nobody notified.',
        par: 'A saved pair: the house warns you before a party invitation puts Ana and Rafa in one room.',
        album: `An album that opens with no internet, no account and no ${brand.name}.`,
      },
      picture:
        'Grandma Cida, Seu Benedito, Nina and Beto at the table, with cake and coffee, under a lamp. Beside them, in a window with a moon, Ana in Lisbon.',
      clocks: [
        { place: 'Belém', time: '8 pm', who: 'Grandma Cida' },
        { place: 'Lisbon', time: '11 pm', who: 'Ana' },
      ],
    },
  },
  end: { title: 'And your story?' },
} satisfies typeof pt
