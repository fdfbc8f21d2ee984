import { brand } from '../../../brand.ts'
import type { networkGenerator as pt } from '../pt/network-generator.ts'

export const networkGenerator = {
  title: `Make up a network of people · ${brand.name}`,
  description:
    'Families, invites or ties by chance: pick a model, watch a network grow, measure it, download it in four formats, open it in the graph.',
  heading: 'Make up a network of people',
  lead: 'Choose how ties form and how many people there are. The network is made on your device: nobody in it exists, and nothing leaves it.',
  how: {
    title: 'What each model says about people',
    source: 'Source:',
    models: {
      families:
        'Homes come first, with people of three generations. Then school, street and work tie one home to another, and invites travel along those ties.',
      invites:
        'Each newcomer is brought by someone drawn from those who still have a seat. Every invite is a tie, and there’s only one way from one person to another.',
      'small-world':
        'People stand in a ring, tied to their neighbors on both sides. Then a share of the ties is swapped for others, drawn at random.',
      preferential:
        'Every newcomer makes the same number of ties, and favors people who already have many: twice the ties, twice the chance.',
      random:
        'Every pair has the same chance of knowing each other. It’s a yardstick: whatever a real network has beyond this didn’t come about by chance.',
      blocks:
        'People are split into groups of equal size. Whether two of them are tied depends on one thing only: if they’re in the same group.',
    },
    instance: `our own, made of homes and invites like ${brand.name}’s.`,
  },
  island: {
    models: {
      families: {
        name: 'Families',
        sentence:
          'Homes, couples, grandparents, the class at school, the street and work; each person comes by someone’s invite.',
      },
      invites: {
        name: 'Invites',
        sentence:
          'Each person brings up to five, and they bring others: nobody gets in unless someone opens the door from inside.',
      },
      'small-world': {
        name: 'Small world',
        sentence: 'Nearly everyone knows only their neighbors, and a few faraway friendships make every path short.',
      },
      preferential: {
        name: 'Well-known people',
        sentence: 'A few people know almost everyone, and they’re the very ones each newcomer wants to know.',
      },
      random: {
        name: 'By chance',
        sentence: 'Whether two people know each other is pure luck: no cliques, no families, no town square.',
      },
      blocks: {
        name: 'Groups',
        sentence: 'Groups in which many know each other, with few bridges from one group to the next.',
      },
    },
    form: {
      models: 'How ties form',
      presets: 'Start from a size',
      parameters: 'Your own way',
      slider: '{label}, slider',
      names: 'People’s names',
      nameLanguages: { pt: 'Brazilian', en: 'English' },
      seed: 'Seed',
      seedHelp:
        'The same number always makes the same network. Anyone who opens this page’s address sees what you see.',
      another: 'Roll another',
      faults: {
        bounds: 'Use a number from {least} to {most}.',
        whole: 'Use a whole number from {least} to {most}.',
        even: 'Use an even number from {least} to {most}.',
        ties: 'With {people} people, this makes more than {most} ties. Lower this number, or the people.',
      },
    },
    presets: {
      family: 'A family of 40',
      neighbourhood: 'A neighborhood of 300',
      town: 'A town of 10,000',
      city: 'A hundred thousand',
    },
    parameters: {
      people: { label: 'People', help: 'Up to {most}.' },
      seats: { label: 'Seats each', help: 'How many people each one may bring.' },
      months: { label: 'Months of history', help: 'How long the network took to reach this size.' },
      neighbours: { label: 'Neighbors each', help: 'Both sides of the ring together.' },
      rewiring: { label: 'Ties swapped by chance', help: '0: none. 1: all. Very few already make paths short.' },
      ties: { label: 'Ties of a newcomer', help: 'How many people each newcomer knows from the start.' },
      degree: { label: 'People each one knows', help: 'On average.' },
      blocks: { label: 'Groups', help: 'All of the same size.' },
      inside: { label: 'Known in the group', help: 'On average, per person.' },
      outside: { label: 'Known outside the group', help: 'On average, per person.' },
    },
    run: {
      generate: 'Make the network',
      cancel: 'Stop',
      generating: 'Making the network…',
      measuring: 'Measuring…',
      reading: 'Reading the file…',
      writing: 'Writing the file…',
      progress: 'How much is done',
      ready: '{people} people, {ties} ties.',
      see: 'See the network',
      cancelled: 'Stopped. The network you had is still here.',
      stopped: 'Stopped. Make it whenever you like.',
      crashed: 'This was too much for your device. Try fewer people; the network you had is still here.',
      byButton: 'With more than {people} people, nothing is made until you press “Make the network.”',
      faulty: 'Check the marked number.',
    },
    result: {
      title: 'The network',
      made: '{model}, seed {seed}',
      opened: 'From the file {file}',
      empty: 'There’s no network here yet.',
      picture: 'A drawing of the network. Each little square is a person; each color, a family or a group.',
      large: 'With this many people, the drawing is in the graph.',
      open: 'Open in the graph',
    },
    metrics: {
      title: 'The numbers',
      people: { label: 'People', help: 'How many there are in the network.' },
      ties: { label: 'Ties', help: 'Pairs of people who know each other.' },
      degree: { label: 'People each one knows', help: 'On average. The most anyone knows is {most}.' },
      density: { label: 'Density', help: 'Of all possible pairs, how many know each other.' },
      clustering: {
        label: 'Friends of friends',
        help: 'The chance that two people whom someone knows also know each other (clustering).',
      },
      components: { label: 'Pieces', help: 'Parts with no tie between them. The largest holds {share} of the people.' },
      distance: {
        label: 'Steps between two people',
        help: 'From acquaintance to acquaintance, on average. At most, {most}.',
      },
      sampled: 'Measured from {sources} people drawn at random.',
      crashed: 'Your device couldn’t measure this network.',
      modularity: {
        label: 'Split into groups',
        help: 'Near 0, all mixed; near 1, groups well apart (modularity). Groups to be seen: {count}.',
      },
      depth: {
        label: 'Chain of invites',
        help: 'The longest one, from a person who began to its last newcomer. On average, {mean}.',
      },
      seats: { label: 'Seats used', help: 'Of {seats} each. {share} of the people brought someone.' },
      none: 'none',
      histogram: 'How many people each one knows',
      histogramHelp: 'Each bar is a number of acquaintances; its height, how many people have that many.',
      table: 'See as a table',
      range: '{from} to {to}',
      columns: { degree: 'Acquaintances', people: 'People' },
    },
    people: {
      title: 'Ten people of the network',
      columns: { name: 'Name', group: 'Family or group', born: 'Born on', joined: 'Arrived on', inviter: 'Brought by' },
      none: 'nobody',
      unknown: 'not known',
    },
    files: {
      download: 'Download the network',
      formats: {
        json: 'everything, to open here again',
        csv: 'for spreadsheets',
        gexf: 'for Gephi',
        graphml: 'for NetworkX and yEd',
      },
      upload: 'Open a file',
      choose: 'Choose the file',
      uploadHelp: 'In any of these formats. You can also drop it anywhere on this page; it doesn’t leave your device.',
      drop: 'Drop it to open',
      stays: 'The network you had is still here.',
    },
  },
} satisfies typeof pt
