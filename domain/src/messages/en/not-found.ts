import type { notFound as pt } from '../pt/not-found.ts'

export const notFound = {
  title: 'Page not found',
  text: 'The address may have changed, or lost a letter along the way.',
  home: 'Back to the front door',
} satisfies typeof pt
