import type { vouch as pt } from '../pt/vouch.ts'

/** Whether a member knows somebody who asked for an invite. */
export const vouch = {
  question: (name: string) => `Do you know ${name}?`,
  why: 'They asked for an invite and said someone in here knows them. Only the people who look after the house read your answer.',
  answers: { yes: 'I know them', no: 'I don’t', unsure: 'Not sure' },
  thanks: 'Thank you. Your answer went to the people who look after the house.',
  failed: 'We couldn’t send your answer right now. Please try again.',
} satisfies typeof pt
