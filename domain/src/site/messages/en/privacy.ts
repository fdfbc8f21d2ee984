import { cookieRows } from '../../../account/browser-data.ts'
import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { consent } from '../../../account/messages/en/consent.ts'
import { personalData } from '../../../account/messages/en/personal-data.ts'
import { dataRows } from '../../../account/personal-data/told.ts'
import { brand } from '../../../brand.ts'
import type { privacy as pt } from '../pt/privacy.ts'

const { name, operator } = brand

export const privacy = {
  title: 'What the house knows about you',
  description: `What ${name} keeps about you, why, where, for how long and who can see it. In plain words, and all of it.`,
  lead: 'We keep what you give us so the house can work, and nothing else. There are no ads, no data is sold, and nobody follows you around the web.',
  sections: {
    resumo: {
      title: 'In one minute',
      blocks: [
        {
          list: [
            'What you post is seen by the people you chose. You read their names before you post.',
            'Your photos lose what was hidden inside them: the place, the camera, the date of the file.',
            'There are no trackers. Visits are measured only if you say yes, and only if this house measures them at all.',
            'Whoever runs the machine can read its disk. [That section](privacy#onde) explains it.',
            'What’s yours you see, correct, take and delete in Settings, without asking anybody. [Your rights](rights) say how, and by when where the screen isn’t enough.',
          ],
        },
      ],
    },
    quem: {
      title: 'Who is responsible for your data',
      blocks: [
        `This house is run by **{operator}** ({country}), who decides what’s done with the data: the “controller,” in legal terms. For anything about it, write to [${brand.contact}](mail): whoever answers there is also the contact that the LGPD requires, the “encarregado” (art. 41).`,
        `${name} is also a program that other people can install on a machine of their own. Each house is run by somebody and answers for itself: this page speaks only for this one.`,
      ],
    },
    dados: {
      title: 'What we keep, and why',
      blocks: [
        {
          table: {
            caption: 'Data that the house keeps',
            head: ['What', 'Why', 'Until when'],
            rows: dataRows(personalData),
          },
        },
        'Photos are drawn anew when they arrive: we keep the pixels, never what came along in the file. A photo that doesn’t end up in a post is gone a little more than a day later.',
        'We don’t record how long you stayed, what you read or where you were, with one exception: of an account in a guardian’s care, the minutes of each day, which the guardian sees for two weeks. The house’s program keeps no log of visits, and it takes email addresses and passwords out of its error messages before writing them down.',
        'Without a name, an email address, a password and a date of birth, there’s no account. Everything else is up to you.',
        '**The legal basis.** Almost all of it is what we need to do what we agreed to in the [terms](terms) (GDPR, art. 6(1)(b); LGPD, art. 7, V). The date of birth, because of a legal obligation too (art. 6(1)(c); art. 7, II). The limits against abuse, because we have a legitimate interest in a safe house (art. 6(1)(f); art. 7, IX). Measuring visits, only with your consent (art. 6(1)(a); art. 7, I).',
      ],
    },
    'quem-ve': {
      title: 'Who can see it',
      blocks: [
        {
          list: [
            '**Posts, photos and comments**: the people on the list you read before posting. The server checks every request, for photos too.',
            '**Your name, portrait and words about yourself**: whoever lives in the house and isn’t kept apart from you by a block.',
            '**Whoever opens your invite**: sees your name, your portrait and how many seats are left. Nothing more.',
            '**Whoever looks after a group**: sees what somebody there reported and left to them, without learning who reported it. What is about a minor, or about those who look after the group, goes to whoever administers the house alone.',
            '**Whoever administers the house**: sees what a member reported, as it was reported. In an emergency they can open one other post; the reason is written down, and its author is told at once.',
            '**The map of the house**, which only administrators open: each adult’s name, who they came through and when, seats given, and who knows whom. In your settings you can choose not to be on it; nobody under 18 ever is.',
            '**Whoever runs the machine**: can read its disk. See the next section.',
          ],
        },
        'If a court orders something to be handed over, whoever runs the house does what the order says, and tells you where the law allows it.',
      ],
    },
    onde: {
      title: 'Where the data lives',
      blocks: [
        operator.runsOn === 'firebase'
          ? 'This house lives on **Firebase**, a Google service: accounts, database, photos and functions are in its data centers, in the region that whoever runs the house chose. Google handles the data on the house’s behalf and keeps access records of its own.'
          : `This house lives **on a machine kept by whoever runs it** ({operator}). The database is one file and the photos are others, all in one folder that only the program and the machine’s administrator can open.`,
        '**Let’s say it plainly: whoever runs the machine can read its disk.** Posts are not end-to-end encrypted. Trust a house with your data the way you’d trust somebody with your keys: only if you know them.',
        'Between your device and the house, everything travels encrypted when the address begins with https.',
      ],
    },
    empresas: {
      title: 'Companies that help',
      blocks: [
        'By itself, the program sends data to nobody. Another company comes in only if whoever runs the house, or you, switch one of these on:',
        {
          list: [
            '**An email server**: gets your address and the message to deliver. A digest, sent only to whoever turned it on, holds words and photos of what that person reads in the house, or names alone if they would rather. What is in a circle that keeps out of mail never goes.',
            '**Sign in with Google**: only if the house offers it and you tap the button. Google then knows that you came here.',
            '**Firebase**: only if the house lives there, as the section above says.',
            '**Notices on your phone**: only on devices where you switch them on. They pass through your browser’s own service, Google’s, Apple’s, Mozilla’s or Microsoft’s, and are locked: it sees the device, the house, the hour and how urgent it is, and cannot read the words.',
            '**Measuring visits** (Google Analytics): only if the house turns it on, and only after you say yes.',
          ],
        },
        operator.processors.length === 0
          ? '{companies}'
          : {
              table: {
                caption: 'Companies that handle data for this house',
                head: ['Who', 'Where', 'What for'],
                rows: operator.processors.map((one) => [one.name, one.country.en, one.does.en]),
              },
            },
        'If one of them is in another country, data goes there on the conditions of the GDPR (chapter V) and the LGPD (art. 33).',
      ],
    },
    cookies: {
      title: 'Cookies, and what stays on your device',
      blocks: [
        'Six are from this house and make it work. The other two exist only in houses that [measure visits](privacy#estatisticas). None follows you to other sites.',
        {
          table: {
            caption: 'Cookies',
            head: ['Name', 'What it’s for', 'Lasts'],
            rows: cookieRows(personalData.cookies),
          },
        },
        'Your browser also keeps, on your device: that you are signed in, light or dark, an opened invite (in that tab only), a post waiting for a connection and, if you checked “Keep me signed in on this device,” what you have read. The program itself stays there too, with nothing of yours in it, so that it opens without a signal. Signing out clears what you read and the sign-in; it also clears unsent posts, after asking you.',
      ],
    },
    estatisticas: {
      title: 'Measuring visits, only if you say yes',
      blocks: [
        'Before you say yes, nothing is measured: no request to another site, and no cookie of theirs. If the house doesn’t measure, you aren’t even asked. If your browser already says no for you (Do Not Track or Global Privacy Control), nobody asks.',
        `With your yes, Google Analytics learns which public page was seen, by its name and not its address, and what every site learns: your network address and kind of device. Nothing of what happens inside the house. Saying no is as easy as saying yes, and nothing here depends on it. To change your mind, tap “${consent.button}” at the foot of any public page; see [consent](rights#consentimento).`,
      ],
    },
    apagar: {
      title: 'Deleting for real',
      blocks: [
        'What is deleted leaves the house at once. It is gone from backups within **35 days**, because whoever runs the house keeps none that are older. If one has to be restored before that, what was deleted is deleted again.',
        `Posts, comments, connections and your whole account you delete yourself: the account at once, or in ${leavingLimits.days} days with time to change your mind. See [how, and what stays](rights#apagar).`,
        'What somebody reported stays sealed until the report is answered, even if its author deletes it or leaves; then it goes, too.',
        'Copies that others made while they could see something stay theirs. The [help page](help#acesso) says which.',
      ],
    },
    seguranca: {
      title: 'If something goes wrong',
      blocks: [
        'If your data leaks in a way that may put you at risk, whoever runs the house tells you and the authority (GDPR, arts. 33 and 34; LGPD, art. 48). If you find a security hole, please tell [the house](mail) first; we’ll thank you and fix it.',
      ],
    },
    mudancas: {
      title: 'When this page changes',
      blocks: [
        'The date at the top says when it last did. Before any change that affects you, whoever runs the house emails you.',
      ],
    },
  },
} satisfies typeof pt
