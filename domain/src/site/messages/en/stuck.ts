import type { stuck as pt, failure as ptFailure, noScript as ptNoScript } from '../pt/stuck.ts'

export const stuck = {
  title: 'The door is stuck',
  text: 'It was the house, not you. What was already saved is still saved. Give it a minute and reload the page.',
  unsure:
    'It may have been the house, it may have been the internet on the way. What was already saved is still saved. Give it a minute and reload the page.',
  home: 'Back to the front door',
} satisfies typeof pt

export const failure = {
  error: 'Internal Server Error',
  again: 'Reload',
} satisfies typeof ptFailure

export const noScript = {
  needed: 'JavaScript is needed in here',
  switchOn:
    'To read and write with your people, switch your browser’s JavaScript on and reload the page. The pages outside read fine without it.',
} satisfies typeof ptNoScript
