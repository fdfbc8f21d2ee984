import type { works as pt } from '../pt/works.ts'

export const works = {
  sign: 'Being built',
  ahead: 'It will go like this:',
  description: 'What’s still being built says so.',
  legend: ['The sign', 'marks what we’re still building.'],
} satisfies typeof pt
