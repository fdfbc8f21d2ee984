import { brand } from '../../brand.ts'
import type { rights as pt } from '../pt/rights.ts'

const { operator } = brand

export const rights = {
  title: 'It is yours, you decide',
  description:
    'Your rights over your data under the GDPR and Brazil’s LGPD: what each means here, how to use it, who answers and by when.',
  lead: 'European law (the GDPR) and Brazilian law (the LGPD) give you almost the same rights. Here everybody has both sets, wherever they live. Using them is free.',
  sections: {
    como: {
      title: 'How to ask, and by when we answer',
      blocks: [
        `[Write to ${operator.contact}](mail), if you can from your account’s address, and say in your own words what you want. You need no form, no reason and no article of law. **${operator.name}** answers.`,
        {
          list: [
            '**At once, or within 15 days** (LGPD, art. 19): whether we have data about you, and a copy of it. The short answer comes right away; the full one, with where the data came from and why we have it, within 15 days.',
            '**Within one month** (GDPR, art. 12(3)): anything else. For a complicated request the law allows two months more, and we tell you why within the first.',
          ],
        },
        'So that your life is not handed to somebody else, we may ask you to show that the account is yours: usually an answer from its address is enough, and then we ask for no document.',
        'If we cannot do what you ask, we say why, and where you can complain.',
      ],
    },
    direitos: {
      title: 'Each right, in plain English',
      blocks: [
        {
          table: {
            caption: 'Rights, and how to use each',
            head: ['Right', 'Here it means', 'How'],
            rows: [
              [
                '**To know and to see** (GDPR, art. 15; LGPD, art. 18, I and II)',
                'Whether we have data about you, and a copy of it',
                'Almost all of it is on your screen: your profile, your posts, your list of people. The rest, [by mail](mail)',
              ],
              [
                '**To correct** (GDPR, art. 16; LGPD, art. 18, III)',
                'To change what is wrong or out of date',
                'Name, words and portrait: you, under “Me”. E-mail address and date of birth: [by mail](mail)',
              ],
              [
                '**To delete** (GDPR, art. 17; LGPD, art. 18, IV and VI)',
                'To make a post, a photo or everything go away',
                'Your comments: right where they are. The rest: [by mail](mail), see [below](rights#apagar)',
              ],
              [
                '**To take it with you** (GDPR, art. 20; LGPD, art. 18, V)',
                'To get what you gave the house, in files that other programs open',
                'There is no button yet: ask [by mail](mail) and we send it',
              ],
              [
                '**To pause or object** (GDPR, arts. 18 and 21; LGPD, art. 18, § 2)',
                'That something is not used while it is being discussed, or not at all, where the basis is not your consent',
                '[By mail](mail), saying what',
              ],
              [
                '**To know who got it** (GDPR, art. 15; LGPD, art. 18, VII)',
                'The companies and authorities that received data about you',
                'They are on the [privacy page](privacy#empresas); if there are more, we tell you',
              ],
              [
                '**To say no, and to change your mind** (GDPR, art. 7(3); LGPD, art. 18, VIII and IX)',
                'Not to consent, to know what follows, and to take consent back',
                'See [consent](rights#consentimento)',
              ],
              [
                '**Not to be decided by a machine** (GDPR, art. 22; LGPD, art. 20)',
                'That a person looks again at what a program decided about you',
                'Here no program decides about anybody: posts are in time order, with no score and no profile',
              ],
            ],
          },
        },
      ],
    },
    consentimento: {
      title: 'Consent, and taking it back',
      blocks: [
        'Only one thing here depends on consent: measuring visits. A house that measures asks first, and the same window lets you change your mind later; clearing this site’s cookies in your browser does it too. A house that does not measure has nothing to ask, and nothing appears.',
        'Taking consent back counts from then on and costs you nothing: everything goes on working. Notifications by mail carry a link at the end that stops them, without a password.',
      ],
    },
    apagar: {
      title: 'Deleting your account, or a post',
      blocks: [
        'Ask [by mail](mail). We make sure it is you, agree on what goes (all of it, or a part) and delete it: **from the house at once, from backups within 35 days**.',
        {
          list: [
            'What goes: your profile, your posts with their photos and comments, your comments, connections, blocks, your invite, your sign-in.',
            'What stays: what a law makes us keep, if one does, and for that only; and the copies that others made while they could see it.',
          ],
        },
        'If you like, ask for your copy before you delete everything. There is no way back afterwards.',
      ],
    },
    menores: {
      title: 'Children, teenagers and guardians',
      blocks: [
        'Brazil’s Law 15.211/2025 (the “ECA Digital”, in force since 17 March 2026) says in art. 24 that the account of a person up to 16 must be linked to the account of a legal guardian. That is why we ask everyone who joins for their date of birth, and why nobody under 16 opens an account alone.',
        '**This house does not have linked accounts yet**, so people under 16 cannot join for now: what they typed in the form is not sent. When linked accounts come, they start with the strongest protection on.',
        'Advertising aimed by profile, which the law forbids for that age, does not exist here for any age.',
        'The guardian of a child or teenager uses every right on this page for them. If somebody posted a picture that should not be here, [write](mail) and say which: requests about children go first. What protects the child most is what counts (LGPD, art. 14).',
      ],
    },
    reclamar: {
      title: 'If our answer is not enough',
      blocks: [
        {
          list: [
            'In the European Union: the authority of the country where you live or work (GDPR, art. 77).',
            'In Brazil: the data protection authority, ANPD, at gov.br/anpd (LGPD, art. 18, § 1), and the consumer bodies.',
            'And the courts, always.',
          ],
        },
        'We only ask you to talk to us first, because it is usually quicker. You do not have to.',
      ],
    },
  },
} satisfies typeof pt
