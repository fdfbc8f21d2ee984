import type { circleReports as pt } from '../pt/circle-reports.ts'

export const circleReports = {
  title: 'Reports',
  lead: (name: string) => `What someone in ${name} asked you to look at. Whoever reported it isn’t shown.`,
  empty: { title: 'Nothing to look at', text: 'When someone here asks you to look at something, it shows up here.' },
  offline: 'Reports can’t be seen without internet.',
  failed: 'We couldn’t fetch the reports just now.',
  passes: (when: string) => `Unanswered until ${when}, it goes to the people who run the house.`,
  photos: (count: number) => (count === 1 ? 'With 1 photo' : `With ${count} photos`),
  open: 'See where it is',
  remove: { post: 'Take it out of here', comment: 'Take the comment away' },
  expel: (name: string) => `Take ${name} out of here`,
  dismiss: 'Close without a change',
  acts: {
    dismissed: {
      title: 'Close without a change?',
      means: ['Nothing changes, and whoever was reported isn’t told.', 'The reporter gets a notice that you looked.'],
      reasonHint: 'It is kept with the report. The reporter doesn’t read it.',
      yes: 'Close it',
      done: 'All right, nothing changed.',
    },
    removed: {
      title: 'Take it out of here?',
      means: [
        'A post leaves this place, but isn’t deleted. A comment disappears for everyone.',
        'Whoever wrote it gets a notice with the reason and may answer once, to the people who run the house.',
        'The reporter’s name isn’t shown.',
      ],
      reasonHint: 'Whoever wrote it reads these words.',
      yes: 'Take it out',
      done: 'It’s out of here.',
    },
    expelled: {
      title: 'Take this person out of here?',
      means: [
        'They no longer see anything here, nor what was here before.',
        'They come back only through those who look after it.',
        'The reporter gets a notice that you looked.',
      ],
      reasonHint: 'It is kept with the report. The reporter doesn’t read it.',
      yes: 'Take them out',
      done: 'The person is out of here.',
    },
  },
} satisfies typeof pt
