import { brand } from '../../brand.ts'
import type { terms as pt } from '../pt/terms.ts'

const { name, operator } = brand

export const terms = {
  title: 'House rules',
  description: `The terms of ${name}: who comes in, what is yours, how we treat each other, what the house promises and what it does not.`,
  lead: 'Every house has its rules. These are ours, written to be read. By joining you agree to them.',
  sections: {
    casa: {
      title: 'Who agrees with whom',
      blocks: [
        `On one side, you. On the other, whoever runs this house: **${operator.name}** (${operator.country.en}), at [${operator.contact}](mail). ${name} is a network for family and friends: by invite, without ads, free of charge.`,
      ],
    },
    entrar: {
      title: 'Who can come in',
      blocks: [
        {
          list: [
            'Whoever got an invite that was still good when they joined.',
            'Whoever is 16 or older. Under 16 the law asks for an account linked to a guardian’s, which [does not exist here yet](rights#menores).',
            'One person, one account, under the name your people know you by. Keep your password to yourself.',
          ],
        },
        'You get five seats to offer and need not use any. Invite people you really know: an invite that is sold or left in public may be cancelled.',
      ],
    },
    seu: {
      title: 'What you post stays yours',
      blocks: [
        'You only allow us to keep it, fit its size and show it **to the people you chose**, for as long as it is posted. We do not use it in advertising, do not sell it and do not train any artificial intelligence on it. That permission ends when you delete it, and in backups [within 35 days](privacy#apagar).',
        'Post what you have the right to post. A picture of somebody else deserves a question first; a picture of a child needs a yes from whoever is responsible for them.',
      ],
    },
    convivio: {
      title: 'How we treat each other',
      blocks: [
        'Disagreeing is fine. This is not:',
        {
          list: [
            'to threaten, stalk or humiliate anyone, or to pretend to be somebody else;',
            'to post an intimate picture of someone without their consent, or anything that exploits children;',
            'to carry outside what somebody told a few people in here;',
            'to sell, advertise, send chain letters or collect people’s data;',
            'to try to open what is not for you, or to get in the way of the house’s working;',
            'to do what the law forbids.',
          ],
        },
        'When somebody is too much, you can disconnect or block; the other person is not told. If it is serious, [tell the house](mail).',
      ],
    },
    cuidar: {
      title: 'What the house may do',
      blocks: [
        'Whoever runs the house may take down a post, cancel an invite or pause an account when these rules or the law are broken. You are told what was done and why, and you can answer and ask for another look; only where it is urgent, or a court forbids it, does the talk come later.',
        'An intimate picture posted without consent comes down as soon as the person in it, or someone who stands for them, asks (as Brazil’s Marco Civil da Internet says, art. 21).',
      ],
    },
    promessas: {
      title: 'What the house promises',
      blocks: [
        {
          list: [
            'Nobody sees your post but the people you chose. Whoever loses access loses the past too, at once. The [help page](help#acesso) says how far that goes.',
            'Time order, no ads, no trackers.',
            'What the house keeps, and why, is on the [privacy page](privacy), with no small print.',
            'What is yours you can [see, correct, take and delete](rights).',
          ],
        },
      ],
    },
    limites: {
      title: 'What the house does not promise',
      blocks: [
        'Never to go down, never to be wrong, nor to be there for ever. A small house may be away or close; before it closes it writes to you, in time to fetch what is yours. Keep the photos you cannot lose somewhere else too.',
        'The house does not answer for what others post, but acts once it knows. Nothing here takes away rights that the law gives you, as a consumer for example, nor the liability of whoever runs the house for harm they cause.',
      ],
    },
    sair: {
      title: 'Leaving',
      blocks: [
        'You leave whenever you like, without a reason: [write to the house](mail) and your account is deleted, as [the page about your rights](rights#apagar) says. The people you invited stay.',
      ],
    },
    programa: {
      title: 'The program is free',
      blocks: [
        'The program behind this house is open, under the MIT licence: anybody may read it, change it and install it. That licence is about the program, not about what you post.',
      ],
    },
    mudancas: {
      title: 'Changes, law and disagreement',
      blocks: [
        'When these rules change, so does the date at the top. If a change takes something from you, whoever runs the house writes to you first, and you can leave with what is yours.',
        `The law of the place where the house is run (${operator.country.en}) applies and, if you are a consumer, so does the protection of the place where you live, the courts near your home included. If one point turns out not to hold, the others do.`,
      ],
    },
  },
} satisfies typeof pt
