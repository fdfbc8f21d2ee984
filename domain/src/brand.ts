/** The house's name and address, here and nowhere else: a fork renames itself in this file. */
export const brand = {
  name: 'Varanda',
  contact: 'oi@varanda.example',
  themeColor: { day: '#dfe3f5', night: '#16132a' },
} as const
