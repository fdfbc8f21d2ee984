import type { documents as pt } from '../pt/documents.ts'

export const documents = {
  contents: 'On this page',
  changed: 'Last changed on',
} satisfies typeof pt
