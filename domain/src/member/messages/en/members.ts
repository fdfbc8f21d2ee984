import type { members as pt } from '../pt/members.ts'

export const members = {
  title: 'People',
  find: 'Search by name or email',
  found: (count: number, more: boolean) =>
    more
      ? `More than ${count.toLocaleString('en-US')} people.`
      : count === 1
        ? '1 person.'
        : `${count.toLocaleString('en-US')} people.`,
  role: 'Role',
  status: 'Status',
  band: 'Age',
  any: { role: 'Every role', status: 'Every status', band: 'Every age' },
  roles: { user: 'Member', admin: 'Runs the house' },
  statuses: { active: 'Active', slowed: 'Paused', leaving: 'Leaving', suspended: 'Suspended', erasing: 'Being erased' },
  bands: { adult: 'Adult', youth: '16 and 17', teen: '13 to 15', child: 'Under 13' },
  invitedByOnly: 'Only people who came by the same person’s invite.',
  clear: 'Clear filters',
  columns: { name: 'Name', status: 'Status', band: 'Age', invitedBy: 'Came by', joined: 'Joined' },
  nobodyInvited: 'nobody here',
  cameBy: (name: string) => `Came by ${name}`,
  joined: 'Joined',
  empty: { title: 'Nobody like that here', text: 'Check the name, or clear a filter.' },
  more: 'Show more',
  lookOn: 'Keep looking',
  loadingMore: 'Looking…',
} satisfies typeof pt
