import type { drafts as pt } from '../pt/drafts.ts'

export const drafts = {
  title: 'Drafts',
  open: 'What you began to write and have not posted.',
  note: 'They stay on this device alone, until you post them, delete them or sign out.',
  count: (count: number) => `Drafts (${count})`,
  another: 'Write another',
  noWords: 'No words yet',
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  missed: (count: number) => (count === 1 ? '1 photo didn’t arrive' : `${count} photos didn’t arrive`),
  for: 'for ',
  drop: (text: string) => `Delete the draft: ${text.slice(0, 60)}`,
  dropped: 'Draft deleted.',
  full: (limit: number) => `There is room for ${limit} drafts. Post or delete one to begin another.`,
  none: 'No drafts',
  howTo: 'What you write and do not post yet is kept here by itself.',
} satisfies typeof pt
