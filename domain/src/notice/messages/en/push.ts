import type { push as pt } from '../pt/push.ts'

/** Notices on a device whose app is closed: the switch in the settings, and what is shown there. */
export const push: typeof pt = {
  title: 'Notices on this device',
  why: 'When somebody answers you or calls you, this device rings, even with the app closed.',
  label: 'Ring on this device',
  on: 'This device tells you.',
  off: 'You only find out by opening the app.',
  lost: 'This device stopped receiving: the browser undid the tie. Switch it on again.',
  asking: 'The device is asking whether it may.',
  unanswered: 'Did no question appear? Look for a bell beside the address, at the top of the screen.',
  offline: 'Switching this on or off needs the internet.',
  failed: 'That did not work just now. Try again in a moment.',
  unsupported: 'This browser receives no notices while the app is closed. They wait for you in Notices.',
  unreachable: 'This house has no way to send notices to phones yet. They wait for you in Notices.',
  install: {
    text: 'On iPhone and iPad, notices only arrive with the house on the Home Screen:',
    steps: [
      'Tap Share, the square with an arrow pointing up.',
      'Choose “Add to Home Screen” and leave “Open as Web App” switched on.',
      'Open the house from that icon and come back here.',
    ],
  },
  denied: {
    text: 'This device does not let the house tell you. Only you can change that:',
    ios: [
      'Open the device’s Settings and tap Notifications.',
      'Choose the house in the list.',
      'Switch on “Allow Notifications”.',
    ],
    android: [
      'Hold the house’s icon on the home screen and tap “App info”. In a browser, tap the sign beside the address.',
      'Tap Notifications, or Permissions.',
      'Allow notifications and come back here.',
    ],
    desktop: [
      'Click the sign beside the address, at the top of the window.',
      'Under Notifications, choose “Allow”.',
      'Come back here and switch it on again.',
    ],
  },
  test: {
    send: 'Send a test to myself',
    sending: 'Sending the test',
    sent: 'The test is out. It arrives in a moment.',
    came: 'The test arrived.',
    late: 'The test is out and has not arrived here yet. See whether the device is silenced or saving battery.',
    title: 'It works',
    body: 'This is how the house tells you.',
  },
  arrived: 'The last notice arrived here',
  noneArrived: 'No notice has arrived here yet.',
  device: { hears: 'Receives notices', last: 'the last' },
  fallback: 'There is something new for you.',
}
