import type { notices as pt } from '../pt/notices.ts'

export const notices = {
  title: 'Notices from the house',
  none: 'No notices. When the house has something to tell you alone, it shows up here.',
  fresh: (count: number) => (count === 1 ? 'The house has 1 notice for you' : `The house has ${count} notices for you`),
  read: 'Read',
  unread: 'new',
  by: (name: string) => `by ${name}, who runs the house`,
  byGuest: (name: string) => `It was ${name}. You’ve seen each other since then.`,
  why: 'Reason',
  kinds: {
    'post-opened': 'A post of yours was opened',
    'post-removed': 'A post of yours was taken down',
    'post-restored': 'Your post is back',
    'comment-removed': 'A comment of yours was taken down',
    'comment-restored': 'Your comment is back',
    'report-answered': 'We looked at what you reported',
    'link-closed': 'An invite link of yours was closed',
    'link-reopened': 'Your invite link was opened again',
    'seats-declined': 'About the seats you asked for',
    'link-joined': 'Someone came into the house through your invite',
    'link-connected': 'Someone connected with you through your link',
  },
} satisfies typeof pt
