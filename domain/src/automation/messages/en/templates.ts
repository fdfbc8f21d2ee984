import type { templates as pt } from '../pt/templates.ts'

export const templates = {
  tag: 'wedding',
  lunch: 'Lunch is on today. Who is coming?',
  welcome: '{name} is here. Let us say welcome!',
} satisfies typeof pt
