import type { saved as pt } from '../pt/saved.ts'

export const saved = {
  title: 'Saved',
  open: 'What you kept to look at later.',
  note: 'Only you know what you saved. If the post goes, it goes from here too.',
  keep: 'Save for later',
  keepMeans: 'Only you will know.',
  takeOut: 'Take out of saved',
  in: 'Saved.',
  out: 'No longer saved.',
  failed: 'That did not work: this post is no longer with you.',
  none: 'Nothing saved yet',
  howTo: 'Tap the three dots of a post and choose “Save for later”.',
} satisfies typeof pt
