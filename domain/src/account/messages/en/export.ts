import { brand } from '../../../brand.ts'
import { brandFileName } from '../../../brand-file-name.ts'
import { day } from '../../../moment.ts'
import { exportLimits } from '../../export/export.ts'
import type { exportWords as pt } from '../pt/export.ts'

const kept = exportLimits.keptMs / day
const mine = `my-${brandFileName}`
const counted = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`

export const exportWords = {
  title: 'Take it and leave',
  open: 'A copy of all that is yours, with an album to keep. And the way out, if ever you want it.',
  way: 'Open the suitcase',
  heading: 'What is yours goes with you',
  lead: 'Your words, your photos and what the house knows of you, as files. They become an album that opens without internet and can be printed.',
  what: 'What is yours and about you goes. What other people shared stays with them.',
  ask: 'Make my copy',
  asking: 'Asking…',
  again: 'Try again',
  waiting: 'We are about to begin.',
  working: (part: number, all: number) => `Putting together part ${part} of ${all}.`,
  close: `You may close this. We will tell you, and keep the copy for ${kept} days.`,
  soFar: ({ posts, comments, photos }) =>
    `So far: ${counted(photos, 'photo', 'photos')}, ${counted(posts, 'post', 'posts')} and ${counted(comments, 'comment', 'comments')}.`,
  parts: {
    label: 'Parts of the copy',
    done: (part: number) => `Part ${part}: done`,
    now: (part: number) => `Part ${part}: being made`,
    later: (part: number) => `Part ${part}: to come`,
  },
  stop: 'Stop and delete',
  stopTitle: 'Stop and delete the copy?',
  stopText: 'What is made already goes at once. Nothing in the house changes, and you may ask for another later.',
  removeTitle: 'Delete the copy from the house?',
  removeText: 'The files go from here at once. What you downloaded stays with you.',
  remove: 'Delete from the house',
  removing: 'Deleting…',
  keep: 'Leave it as it is',
  ready: 'Your copy is ready',
  holds: ({ posts, comments, photos }) =>
    `${counted(photos, 'photo', 'photos')}, ${counted(posts, 'post', 'posts')} and ${counted(comments, 'comment', 'comments')}.`,
  until: (date: string) => `It is kept here until ${date}.`,
  download: (size: string) => `Download (${size})`,
  downloadOne: (n: number, all: number, size: string) => `Download file ${n} of ${all} (${size})`,
  several: 'There are several files. Open them all in one folder: together they make the album.',
  fetching: 'Opening…',
  how: 'Once it is downloaded, open the file (on a phone, tap it; on a computer, choose “Extract”) and begin with READ-ME.',
  hour: 'If the internet drops, the download goes on from where it stopped for an hour.',
  failedTitle: 'It could not be finished',
  failedText: 'Something in the house failed, and nothing of yours is lost. Try again.',
  gone: 'The copy that was here has gone. Ask for another whenever you like.',
  offline: 'No internet. This is how the copy was the last time.',
  refused: 'That did not work now. Check the internet and try again.',
  inside: {
    file: (n: number) => (n === 1 ? `${mine}.zip` : `${mine}-${n}.zip`),
    folder: mine,
    readMe: 'READ-ME.txt',
    photos: 'photos',
    data: 'data',
    schemas: 'schemas',
  },
  readMe: (
    name: string,
    date: string,
  ) => `This is the copy of what is yours at ${brand.name}, ${name}. It was made on ${date}.

HOW TO LOOK AT IT
Open the folder "album" and the file "index.html" in it. It opens in any browser,
without internet and without any other program. To make a book, print each month:
each sheet, lying down, becomes two pages.

If there are several files, open them all in one folder before you begin.

WHAT IS IN HERE
album     what you shared, month by month, with what was said below it
photos    your photos, each with its date; they open like any photo (as WebP)
data      all that the house keeps of you, for programs: a file for each kind,
          a line of JSON for each thing ("path" is where it is in the house)
schemas   what each field of the data means (JSON Schema, one for each file)

Times in the data are of the world clock (UTC); those of the album, of Brasília.

WHAT IS NOT
What other people shared, their private circles, whom they blocked or muted and what
they reported: that is theirs. Of what you kept for later there is only where it is and
since when; that somebody follows your public circles or is in a group is theirs to tell.
Links that open doors, like the one of your invite, are left out, so that nobody comes in
with this copy in hand.

Keep it well: whoever opens these files reads all that is in them.
`,
  group: {
    heading: (group: string) => `The album of ${group}`,
    ready: (group: string) => `The album of ${group} is ready`,
    lead: 'What you read in this group, with its photos, becomes an album that opens without internet and can be printed.',
    inside: {
      file: (n: number) => (n === 1 ? 'group-album.zip' : `group-album-${n}.zip`),
      folder: 'group-album',
    },
    readMe: (group: string, name: string, date: string) => `This is the album of the group ${group}, at ${brand.name}.
It was made for ${name} on ${date}.

HOW TO LOOK AT IT
Open the folder "album" and the file "index.html" in it. It opens in any browser,
without internet and without any other program. To make a book, print each month:
each sheet, lying down, becomes two pages.

If there are several files, open them all in one folder before you begin.

WHAT IS IN HERE
album     what was shared in the group, month by month, with what was said below it
photos    the photos, each with its date; they open like any photo (as WebP)
data      the same for programs: a line of JSON for each post
schemas   what each field of the data means (JSON Schema)

Times in the data are of the world clock (UTC); those of the album, of Brasília.

WHAT IS NOT
Words and photos of whoever is under 18, of whoever rather is in no album, and what was
shared with a group that keeps it in as well. The whole group sees that you took its album.

These are other people's words and photos: keep them as you would like yours to be kept.
`,
  },
  album: {
    title: (name: string) => `The veranda of ${name}`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    holds: (posts: number, photos: number) =>
      [...(photos > 0 ? [counted(photos, 'photo', 'photos')] : []), counted(posts, 'post', 'posts')].join(', '),
    empty: 'There was nothing shared yet when this album was made.',
    cover: 'Cover',
    months: 'Months',
    continues: 'Goes on',
    you: 'You',
    someone: 'someone',
    said: 'What was said',
    more: `And more comments, at ${brand.name}.`,
    photo: (date: string) => `Photo of ${date}, without a description`,
  },
} satisfies typeof pt
