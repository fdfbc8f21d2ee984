/** What any act of an administrator can be refused for. */
export const adminErrors = [
  'bad-input',
  'signed-out',
  'not-a-member',
  'not-active',
  'not-an-admin',
  'try-again',
] as const
