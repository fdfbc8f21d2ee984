import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { consent } from '../../../account/messages/en/consent.ts'
import { exportWords } from '../../../account/messages/en/export.ts'
import { personalData } from '../../../account/messages/en/personal-data.ts'
import { copiedTopics, erasedTopics, listedTopics } from '../../../account/personal-data/told.ts'
import { brand } from '../../../brand.ts'
import type { rights as pt } from '../pt/rights.ts'

export const rights = {
  title: 'It’s yours, you decide',
  description:
    'Your rights over your data under the GDPR and Brazil’s LGPD: what each one means here, how to use it, who answers and by when.',
  lead: 'European law (the GDPR) and Brazilian law (the LGPD) give you almost the same rights. Here everybody has both sets, wherever they live. Using them is free.',
  sections: {
    como: {
      title: 'How to ask, and when we’ll answer',
      blocks: [
        `[Write to ${brand.contact}](mail), if you can from your account’s address, and say in your own words what you want. You need no form, no reason and no article of law. **{operator}** answers.`,
        {
          list: [
            '**At once, or within 15 days** (LGPD, art. 19): whether we have data about you, and a copy of it. The short answer comes right away; the full one, with where the data came from and why we have it, within 15 days.',
            '**Within one month** (GDPR, art. 12(3)): anything else. For a complicated request the law allows two more months, and we’ll tell you why within the first.',
          ],
        },
        'So we don’t hand your life to somebody else, we may ask you to show that the account is yours: usually a reply from its address is enough, and then we don’t ask for any documents.',
        'If we can’t do what you ask, we’ll say why, and where you can file a complaint.',
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
                'Almost all of it is on your screen: your profile, your posts, your list of people and, under “Who may do what,” who sees and may do what. The rest is in the copy that you take along',
              ],
              [
                '**To correct** (GDPR, art. 16; LGPD, art. 18, III)',
                'To change what is wrong or out of date',
                'Name, words and portrait: you, under “Me.” Email address: you, under “Settings.” Date of birth: [by email](mail); a child’s, the guardian',
              ],
              [
                '**To delete** (GDPR, art. 17; LGPD, art. 18, IV and VI)',
                'To make a post, a photo or everything go away',
                'Posts, photos and comments: right where they are. All of it at once: where you leave, see [below](rights#apagar)',
              ],
              [
                '**To take it with you** (GDPR, art. 20; LGPD, art. 18, V)',
                `To get, in files that other programs open: ${listedTopics(copiedTopics, personalData)}`,
                `In “Settings”, “${exportWords.title}”. If your account is suspended, where you sign in`,
              ],
              [
                '**To pause or object** (GDPR, arts. 18 and 21; LGPD, art. 18, § 2)',
                'To have us stop using something while it’s being discussed, or for good, where the basis isn’t your consent',
                '[By email](mail), saying what',
              ],
              [
                '**To know who got it** (GDPR, art. 15; LGPD, art. 18, VII)',
                'The companies and authorities that received data about you',
                'They are on the [privacy page](privacy#empresas); if there are more, we’ll tell you',
              ],
              [
                '**To say no, and to change your mind** (GDPR, art. 7(3); LGPD, art. 18, VIII and IX)',
                'To withhold consent, to know what changes if you do, and to take it back',
                'See [consent](rights#consentimento)',
              ],
              [
                '**Not to be judged by a machine** (GDPR, art. 22; LGPD, art. 20)',
                'To have a person review what a program decided about you',
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
        `Only one thing here depends on consent: measuring visits. A house that measures asks first, and “${consent.button}” at the foot of any public page asks again so that you can change your mind; clearing this site’s cookies in your browser does it too. A house that doesn’t measure has nothing to ask, and nothing appears.`,
        'Taking consent back counts from then on, deletes what your browser was recognized by, and costs you nothing: everything keeps working. Notifications by email carry a link at the end that stops them, without a password.',
      ],
    },
    apagar: {
      title: 'Deleting your account, or a post',
      blocks: [
        'A post, a photo or a comment you delete right where it is; for ten minutes a post can be brought back.',
        `Your whole account you delete in Settings, “${exportWords.title}”, and you choose: **in ${leavingLimits.days} days**, reading everything and free to stay until then, or **now**, for good. The house asks once more who you are, says what becomes of each of your circles, deletes, and emails you when it is done: **from the house at once, from backups within 35 days**. If the screen isn’t enough, ask [by email](mail).`,
        'Whoever came in by email alone asks [whoever runs the house](mail), or signs in with a code and leaves like everybody. An account that nobody ever came in with is gone after seven days.',
        {
          list: [
            `**What goes**: ${listedTopics(erasedTopics, personalData)}. Of what is somebody else’s too, whatever says who you were.`,
            ...Object.values(personalData.stays).map((what) => `**What stays**: ${what}.`),
            '**What stays**: what a law makes us keep, if one does, and for that only; and the copies that others made while they could see it.',
          ],
        },
        'If you like, download your copy before you delete everything, on the same screen. After that, there’s no going back.',
        'The album of a group may be taken along by adults who are in it, and the whole group sees who did. In Settings you stay out of the next ones; nothing of anybody under 18 ever goes.',
      ],
    },
    menores: {
      title: 'Children, teenagers and guardians',
      blocks: [
        'Brazil’s Law 15.211/2025 (the “ECA Digital,” in force since March 17, 2026) says in art. 24 that the account of a person up to 16 must be linked to the account of a legal guardian. That is why we ask everyone who joins for their date of birth, and why nobody under 16 opens an account alone.',
        '**The guardian creates the account**, from inside their own. It starts with the strongest protection: it doesn’t show up for people the child doesn’t know, sees and posts nothing that is open to everyone, invites nobody, and each new contact waits for a yes. The guardian sees who the child talks with and how many minutes a day, never the words. At 16 that ends, and the account can move to the child’s own email; at 18, without asking anyone.',
        'Advertising aimed by profile, which the law forbids for that age, does not exist here for any age.',
        'The guardian of a child or teenager uses every right on this page for them. If somebody posted a picture that shouldn’t be here, [write](mail) and say which: requests about children go first. What protects the child most is what counts (LGPD, art. 14).',
      ],
    },
    reclamar: {
      title: 'If our answer isn’t enough',
      blocks: [
        {
          list: [
            'In the European Union: the authority of the country where you live or work (GDPR, art. 77).',
            'In Brazil: the data protection authority, ANPD, at gov.br/anpd (LGPD, art. 18, § 1), and consumer protection agencies.',
            'And the courts, always.',
          ],
        },
        'We only ask you to talk to us first, because it’s usually quicker. You don’t have to.',
      ],
    },
  },
} satisfies typeof pt
