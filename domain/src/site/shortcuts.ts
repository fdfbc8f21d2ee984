/** Pixels of a shortcut's picture, as Android's launchers want it. */
export const shortcutSize = 96

/**
 * What a long press on the installed app's icon offers, the most wanted first: launchers show three or four.
 * `place` names it in `app.places`; `file` is its picture, painted from `icon`.
 */
export const shortcuts = [
  { place: 'publish', screen: 'publish', icon: 'edit', file: 'shortcut-publish.png' },
  { place: 'circles', screen: 'circles', icon: 'circles', file: 'shortcut-circles.png' },
  { place: 'profile', screen: 'profile', icon: 'person', file: 'shortcut-profile.png' },
] as const
