import { brand } from '../../../brand.ts'
import type { install as pt } from '../pt/install.ts'

/** Putting the app among a device's others. The browsers' own words are quoted as they stand in their menus. */
export const install = {
  title: `${brand.name} on your device’s screen`,
  why: 'With its icon on your screen, it opens whole, without the browser’s bar, and doesn’t forget that you signed in. Offline, it shows what you have already seen.',
  shares: 'And it’s there when you share photos from your gallery.',
  offer: `Would you like ${brand.name} on your screen?`,
  install: 'Install',
  how: 'Show me how',
  never: 'No, thanks',
  later: 'It’s in Me, Settings, whenever you like.',
  again: {
    mail: 'On an iPhone or iPad, the app doesn’t know that you signed in in the browser: you sign in once more there. Ask for the six-digit code right in the app, and have your email at hand; the link in the message would open the browser.',
    guardian:
      'On an iPhone or iPad, the app doesn’t know that you signed in in the browser: you sign in once more there. Have the person who is responsible for you close by, with the nine-digit code.',
  },
  steps: {
    prompt: [],
    'iphone-safari': [
      'Tap the three dots at the bottom, and Share. In older versions of iOS, Share (a square with an arrow pointing up) is in the bar already.',
      'Scroll down the list to “Add to Home Screen”. Not there? Tap “View More” first.',
      'Leave “Open as Web App” on, if you see it, and tap Add.',
      'Open it from the new icon and sign in with the code.',
    ],
    'iphone-other': [
      'Tap Share (a square with an arrow pointing up), beside the address or in the browser’s menu.',
      `Scroll down the list to “Add to Home Screen”. If it isn’t there, open ${brand.name} in Safari.`,
      'Leave “Open as Web App” on, if you see it, and tap Add.',
      'Open it from the new icon and sign in with the code.',
    ],
    inner: [
      'This is a window of another app, which installs nothing. Tap the three dots or the compass in its corner.',
      'Choose “Open in browser”, in Safari or in Chrome.',
      'There, come back to this part of the settings.',
    ],
    'android-samsung': ['Tap the menu with three lines.', 'Choose “Add page to” and “Home screen”.'],
    'android-firefox': ['Tap the three dots.', 'Choose “Install” or “Add to Home screen”.'],
    'android-other': ['Tap the browser’s three dots.', 'Choose “Add to Home screen” and “Install”.'],
    'mac-safari': ['In the File menu, choose “Add to Dock”.'],
    'desktop-firefox': [
      'Firefox on a computer doesn’t always install apps. If “Add to taskbar” stands beside the address, that’s the way; otherwise Chrome, Edge and Safari install them.',
    ],
    'desktop-other': [
      'Look for the install icon at the end of the address bar. Not there? Open the browser’s menu and choose “Install”.',
    ],
  },
} satisfies typeof pt
