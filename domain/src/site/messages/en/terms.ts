import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { brand } from '../../../brand.ts'
import { day } from '../../../moment.ts'
import { rulingLimits } from '../../../report/ruling.ts'
import type { terms as pt } from '../pt/terms.ts'

const { name } = brand

export const terms = {
  title: 'House rules',
  description: `The terms of ${name}: who comes in, what is yours, how we treat each other, what the house promises and what it doesn’t.`,
  lead: 'Every house has its rules. These are ours, written to be read. By joining, you agree to them.',
  sections: {
    casa: {
      title: 'Who agrees with whom',
      blocks: [
        `On one side, you. On the other, whoever runs this house: **{operator}** ({country}), at [${brand.contact}](mail). ${name} is a network for family and friends: by invite, with no ads, free of charge.`,
      ],
    },
    entrar: {
      title: 'Who can come in',
      blocks: [
        {
          list: [
            'Anyone with an invite that was still good when they joined.',
            'Anyone 16 or older. Anyone younger comes in through the account of [a guardian](rights#menores), who creates theirs.',
            'One person, one account, under the name your people know you by. Keep your password to yourself.',
          ],
        },
        'You get five seats to offer and don’t have to use any. Invite people you really know: an invite that is sold or left in public may be canceled.',
      ],
    },
    seu: {
      title: 'What you post stays yours',
      blocks: [
        'You only allow us to keep it, resize it and show it **to the people you chose**, for as long as it is posted. We don’t use it in advertising, don’t sell it and don’t train any artificial intelligence on it. That permission ends when you delete it, and in backups [within 35 days](privacy#apagar).',
        'Post what you have the right to post. With a picture of somebody else, the decent thing is to ask first; a picture of a child needs a yes from whoever is responsible for them.',
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
            'to spread outside what somebody told a few people in here;',
            'to sell, advertise, send chain letters or collect people’s data;',
            'to try to open what is not for you, or to keep the house from working;',
            'to do what the law forbids.',
          ],
        },
        'When somebody is too much, you can disconnect or block; the other person isn’t told. If it’s serious, [report it](help#denunciar): a profile, a post, a comment or a circle.',
      ],
    },
    cuidar: {
      title: 'What the house may do',
      blocks: [
        `Whoever runs the house may take down a post, cancel an invite or pause an account when these rules or the law are broken. You’re told in the house what was done and why, and you can answer once, within ${rulingLimits.answerMs / day} days: another administrator decides, if there is one. Only when it’s urgent, or a court forbids it, does the conversation come later.`,
        'An intimate picture posted without consent comes down as soon as the person in it, or someone who represents them, asks (as Brazil’s Marco Civil da Internet says, art. 21).',
      ],
    },
    promessas: {
      title: 'What the house promises',
      blocks: [
        {
          list: [
            'Nobody sees your post except the people you chose. Whoever loses access loses the past too, at once. The [help page](help#acesso) says how far that goes.',
            'Time order, no ads, no trackers.',
            'What the house keeps, and why, is on the [privacy page](privacy), with no small print.',
            'What is yours you can [see, correct, take and delete](rights).',
          ],
        },
      ],
    },
    limites: {
      title: 'What the house doesn’t promise',
      blocks: [
        'That it will never go down or be wrong, or that it will last forever. A small house may go offline or close; before it closes, it emails you in time to get what’s yours. Keep the photos you can’t lose somewhere else too.',
        'The house isn’t responsible for what others post, but it acts once it knows. Nothing here takes away rights that the law gives you, as a consumer for example, nor the liability of whoever runs the house for harm they cause.',
      ],
    },
    sair: {
      title: 'Leaving',
      blocks: [
        `You leave whenever you like, without a reason, in Settings: at once, or in ${leavingLimits.days} days with time to change your mind, and you may take along all that’s yours first. [The page about your rights](rights#apagar) says what goes and what stays. Your groups go on with whom you named or with those who help look after them; the people you invited stay.`,
        `The account of somebody who has a guardian is deleted by the guardian, with ${leavingLimits.days} days to change their mind. Whoever answers for somebody leaves only once another person said yes to that, or together with them.`,
      ],
    },
    programa: {
      title: 'The program is free',
      blocks: [
        'The program behind this house is open, under the MIT license: anybody may read it, change it and install it. That license is about the program, not about what you post.',
      ],
    },
    mudancas: {
      title: 'Changes, law and disagreements',
      blocks: [
        'When these rules change, so does the date at the top. If a change takes something from you, whoever runs the house emails you first, and you can leave with what’s yours.',
        `The law of the place where the house is run ({country}) applies and, if you’re a consumer, so do the protections of the place where you live, including the right to go to court near home. If one point turns out not to hold, the others still do.`,
      ],
    },
  },
} satisfies typeof pt
