import { exportLimits } from '../../../account/export/export.ts'
import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { auth } from '../../../account/messages/en/auth.ts'
import { brand } from '../../../brand.ts'
import { join } from '../../../invite/messages/en/join.ts'
import { day } from '../../../moment.ts'
import { reportLimits } from '../../../report/report.ts'
import { rulingLimits } from '../../../report/ruling.ts'
import type { phoneMenus as menusPt, help as pt } from '../pt/help.ts'

const { name } = brand

export const help = {
  title: 'Help',
  description: `How to put ${name} on the home screen of an iPhone or Android phone, sign in with a code, recover a password, and what remains when somebody loses access.`,
  lead: 'What people ask most, step by step. If it’s not here, write to the house: there’s a person on the other end.',
  sections: {
    iphone: {
      title: 'Put it on your iPhone',
      blocks: [
        `${name} is not in the App Store: it goes from Safari straight to your Home Screen and opens like an app. It takes a minute.`,
        {
          steps: [
            {
              text: 'Open the house in **Safari** and tap the **three dots** at the bottom right. On iPhones with an older version of iOS, the **Share** button (a square with an arrow pointing up) is in the bar already: tap it and skip the next step.',
              picture: 'safari-bar',
            },
            { text: 'Tap **Share**.', picture: 'safari-menu' },
            {
              text: 'Scroll down the list to **Add to Home Screen**. If it’s not there, tap “View More” first.',
              picture: 'safari-share',
            },
            {
              text: 'Leave **Open as Web App** on, if you see it, and tap **Add**.',
              picture: 'safari-add',
            },
            {
              text: `That’s it: ${name} is on your Home Screen. Open it from there and [sign in with a code](help#codigo).`,
              picture: 'home-screen',
            },
          ],
        },
      ],
    },
    android: {
      title: 'Put it on your Android phone',
      blocks: [
        {
          steps: [
            {
              text: 'Open the house in **Chrome** and tap the **three dots** at the top right.',
              picture: 'chrome-bar',
            },
            { text: 'Tap **Add to Home screen**.', picture: 'chrome-menu' },
            { text: 'Tap **Install** and confirm.', picture: 'chrome-install' },
            { text: `${name} is now among your other apps.`, picture: 'home-screen' },
          ],
        },
        'In Samsung Internet, tap the menu with three lines, **Add page to** and **Home screen**. In Firefox, tap the three dots and **Install**.',
      ],
    },
    avisos: {
      title: 'Why install it, and notifications on an iPhone',
      blocks: [
        'Once installed, the house fills the screen, doesn’t get lost among your tabs and doesn’t forget that you signed in.',
        `Apple lets a website send notifications to an iPhone only if it’s on the Home Screen (iOS 16.4 or later), and only after you’ve allowed it. Once it’s installed, open the house from the Home Screen, go to **Notices** and their settings, and turn the phone on only for what you want to know at once. The rest waits for you in the house, or comes in a digest by email.`,
      ],
    },
    codigo: {
      title: 'Sign in with a six-digit code',
      blocks: [
        'On an iPhone, the installed app doesn’t know what you did in Safari, and a link you open in your email doesn’t reach it. The code does, and it works on any device.',
        {
          steps: [
            {
              text: `On the [sign-in page](auth), tap **${auth.code.offer}**, type your address and tap **${auth.code.ask}**.`,
            },
            { text: 'Open the message, memorize the six digits (or copy them) and come back.' },
            { text: `Type the digits and tap **${auth.signIn.submit}**.`, picture: 'code' },
          ],
        },
        'A code is good for 10 minutes, and once. If you ask for another, the earlier one stops working. **Don’t give the code to anyone**: the house will never ask you for it.',
      ],
    },
    whatsapp: {
      title: 'The link opened inside WhatsApp',
      blocks: [
        'Some apps open links in a small window of their own. It shows the invite, but it can’t install the house, and it sometimes forgets that you signed in.',
        {
          steps: [
            {
              text: 'Look for **three dots** or a **compass** in the window’s corner and tap **Open in Safari**, **Open in Chrome** or **Open in browser**.',
              picture: 'inner-browser',
            },
            { text: 'Not there? Close the window, press and hold the link in the message and tap **Copy**.' },
            {
              text: `Open Safari or Chrome, go to [${join.title}](join) and paste the link (or the whole message) into the field you find there.`,
            },
          ],
        },
        'Open the invite as often as you need: opening it doesn’t use up the seat. Only joining does.',
      ],
    },
    senha: {
      title: 'I forgot my password',
      blocks: [
        {
          steps: [
            { text: `On the [sign-in page](auth), tap **${auth.signIn.forgot}** and type your address.` },
            {
              text: 'A link arrives by email and works for one hour. It may take a few minutes; check your spam folder too.',
            },
            { text: 'Open the link and choose a new password.' },
          ],
        },
        'If you only want to get in now, the [code](help#codigo) needs no password. For security, the page gives the same answer whether or not there’s an account: if nothing comes, check that it’s the address you joined with, or [write to the house](mail).',
        '**Lost your phone?** Change your password this way, from another device: all the others are signed out, within an hour at most.',
      ],
    },
    acesso: {
      title: 'When somebody loses access, what remains',
      blocks: [
        'You disconnect from somebody or block them, and what you posted for them is no longer theirs to see, old posts included. The whole promise:',
        {
          list: [
            '**On the server, at once.** From that moment every request is refused, photos included.',
            '**On the screen of whoever has the house open, within 5 seconds.** The post disappears without a reload.',
            brand.operator.runsOn === 'firebase'
              ? '**Comments already open in a tampered app**, one that doesn’t obey the house: within an hour.'
              : '**Comments already open in a tampered app**, one that doesn’t obey the house: within 5 seconds too.',
          ],
        },
        'What no house can take back:',
        {
          list: [
            'a screenshot, a saved photo and what was said out loud;',
            'what is on a device without internet: it stays there until that device connects and opens the house;',
            'a photo that the browser has just shown: it may show it again for up to 10 minutes;',
            'a copy of a photo that the app keeps for when there is no internet: it goes when the device learns that the post is gone, and after 7 days in any case;',
            'an email that has already gone out: a digest holds words and photos, except what is in a circle that keeps out of mail;',
            'the album of a group that somebody has taken. The whole group sees who did, and you can [stay out](rights#apagar) of the next ones.',
          ],
        },
        'So the question comes before, not after: read the names, and only then post.',
      ],
    },
    'so-por-email': {
      title: 'For those who only read email',
      blocks: [
        'Whoever wants neither an app nor a password may come in **by email alone**: they open the invite once, choose “by email alone,” confirm the address in the message that comes, and that’s it. From then on a digest comes each day or week, with words and photos, and its buttons answer.',
        'They are in the house like everybody, and others see on their profile that they read by email. **Whoever holds the mail answers in their name**: don’t forward a digest. To come into the app one day, [a code](help#codigo) is all it takes.',
      ],
    },
    denunciar: {
      title: 'Reporting, and answering a decision',
      blocks: [
        `In the menu of a profile, a post, a comment or a circle there is **Report**. You say what happened and, where there is a choice, who reads it: those who look after the group, or whoever runs the house. What is about a minor, or about those who look after the group, always goes to whoever runs the house, and so does what nobody answered in ${reportLimits.circleHours} hours. Whoever was reported isn’t told by whom, unless they run the house themselves: whoever runs the house reads every report, also those about themselves, and only doesn’t decide them.`,
        `If a post or a comment of yours was taken down, or your account was paused, you read why and may **answer once**, within ${rulingLimits.answerMs / day} days. Somebody else who runs the house decides; where there is only one, they wait a week first. Meanwhile nothing is erased.`,
      ],
    },
    sair: {
      title: 'Taking everything, and leaving',
      blocks: [
        {
          steps: [
            {
              text: `In **Settings**, open the suitcase. Ask for the copy of what’s yours and wait to be told: it is kept for ${exportLimits.keptMs / day} days, and holds an album that opens without internet.`,
            },
            {
              text: `On the same screen, choose to leave **in ${leavingLimits.days} days** or **now**. Read what goes, what stays and what becomes of each of your circles.`,
            },
            {
              text: `Confirm who you are. Within ${leavingLimits.days} days you change your mind with one tap; now means for good.`,
            },
          ],
        },
        'What goes and what stays is in [your rights](rights#apagar).',
      ],
    },
    apoio: {
      title: 'Support by Pix and card',
      blocks: [
        'Under **Me**, **Support**, you make your page and see what you gave and what arrived. A Pix goes straight from one account to the other: whoever sends says “I sent it”, whoever receives looks in the bank and says “it arrived”. If it has not been found yet, see in your bank under which name and when it left. To give money back, use only your bank’s own “return”.',
        'Want to give by Pix every month? After saying that you sent something, choose **Remind me every month**: on the day, a notice takes you to the code. Nothing is paid by itself, only you know of the reminder, and one tap under **Support** stops it.',
        'Subscribed by card? Under **Support**, **What I pay for**, you cancel whenever you like, and read until the month you paid for is over.',
      ],
    },
    pessoa: {
      title: 'Talk to a person',
      blocks: [
        `[Write to ${brand.contact}](mail) and say what you wanted to do, on which device, and what the screen said. Never send your password or a code. About your data, see [privacy](privacy) and [your rights](rights).`,
      ],
    },
  },
} satisfies typeof pt

export const phoneMenus = {
  share: 'Share',
  bookmark: 'Add Bookmark',
  copy: 'Copy',
  toHomeScreen: 'Add to Home Screen',
  find: 'Find on Page',
  add: 'Add',
  asWebApp: 'Open as Web App',
  newTab: 'New tab',
  history: 'History',
  downloads: 'Downloads',
  toHomeScreenAndroid: 'Add to Home screen',
  installApp: 'Install app',
  cancel: 'Cancel',
  install: 'Install',
  openInBrowser: 'Open in browser',
  copyLink: 'Copy link',
  photos: 'Photos',
  clock: 'Clock',
  messages: 'Messages',
} satisfies typeof menusPt
