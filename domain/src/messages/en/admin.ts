import type { admin as pt } from '../pt/admin.ts'

export const admin = {
  menu: 'Places for whoever runs the house',
  toPorch: 'Back to the porch',
  enter: 'Run the house',
  welcome: (name: string) => `Hi, ${name}. You run this house.`,
  places: {
    admin: 'Dashboard',
  },
} satisfies typeof pt
