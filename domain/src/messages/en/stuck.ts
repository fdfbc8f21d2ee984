import type { stuck as pt } from '../pt/stuck.ts'

export const stuck = {
  title: 'The door is stuck',
  text: 'It was the house, not you. What was already kept is still kept. Give it a minute and load the page again.',
  home: 'Back to the front door',
} satisfies typeof pt
