import type { admin as pt } from '../pt/admin.ts'

export const admin = {
  menu: 'Places for whoever runs the house',
  toPorch: 'Back to the porch',
  enter: 'Run the house',
  enterWhat: 'Dashboard, requests, invites and people.',
  enterText: 'Nobody is waiting for an answer.',
  runs: 'runs the house',
  waiting: (count: number) => (count === 1 ? '1 request is waiting' : `${count} requests are waiting`),
  openReports: (count: number) => (count === 1 ? '1 open report' : `${count} open reports`),
  seatRequests: (count: number) => (count === 1 ? '1 person asks for seats' : `${count} people ask for seats`),
  places: {
    admin: 'Dashboard',
    adminSignupRequests: 'Requests',
    adminInvites: 'Invites',
    adminUsers: 'People',
    adminReports: 'Reports',
    adminBlog: 'Blog',
    adminNetworkGraph: 'Map',
    adminAuditLog: 'Log',
    adminSettings: 'The house',
  },
} satisfies typeof pt
