import type { notFound as pt } from '../pt/not-found.ts'

export const notFound = {
  title: 'Page not found',
  text: 'The address may have changed, or lost a letter along the way.',
  home: 'Back to the front door',
  message: (path: string) => `Page Not Found: ${path}`,
  unnamed: 'Page Not Found',
} satisfies typeof pt
