import type { documents as pt } from '../pt/documents.ts'

export const documents = {
  contents: 'On this page',
  top: 'Back to the top',
  changed: 'Last changed on',
} satisfies typeof pt
