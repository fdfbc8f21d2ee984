import type { seeAs as pt } from '../pt/see-as.ts'

export const seeAs: typeof pt = {
  title: (name: string) => `How ${name} sees you`,
  note: (name: string) =>
    `Through the eyes of ${name}: your page and the posts of yours that arrived, without comments.`,
  someone: 'someone',
  closed: (name: string) => `Your page does not open to ${name}.`,
  none: {
    title: (name: string) => `Nothing of yours has reached ${name}`,
    text: 'When a post of yours arrives, it stands here as it was received.',
  },
  end: 'Before this nothing of yours arrived. What came by a group that you left is not shown here.',
  more: 'See older ones',
  loadingMore: 'Looking for older ones…',
  offline: 'This cannot be looked at offline: what reached somebody else is not kept on this device.',
  failed: 'This could not be looked at now.',
  way: (name: string) => `See how ${name} sees you`,
  choose: {
    title: 'See as…',
    text: 'Your page and your posts, as somebody else gets them.',
    find: 'Look for a name',
    nobody: 'You have no connections here yet.',
    nobodyFound: (wanted: string) => `Nobody with “${wanted}” in their name.`,
  },
}
