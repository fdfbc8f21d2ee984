import { plural } from '../plural.ts'
import type { dashboard as pt } from '../pt/dashboard.ts'

export const dashboard = {
  title: 'Dashboard',
  welcome: (name: string) => `Hi, ${name}. This is how the house is doing.`,
  counted: (when: string) => `Counted ${when}.`,
  never: 'Not counted yet. The house counts by itself once an hour.',
  countNow: 'Count now',
  counting: 'Counting…',
  failed: 'We couldn’t count just now. Try again in a little while.',
  unknown: 'We couldn’t find out just now.',
  requests: {
    title: 'Requests for an invite',
    none: 'Nobody is waiting for an answer.',
    waiting: (count: number) => plural('en', count, { one: 'waits for an answer', other: 'wait for an answer' }),
    late: (count: number) => `${count} at the promised day or past it: answer today`,
    due: (count: number) =>
      `${count} ${plural('en', count, { one: 'has', other: 'have' })} waited three business days or more`,
    calm: 'All of them within the time we promised.',
  },
  reports: {
    title: 'Reports',
    none: 'None open.',
    open: (count: number) => plural('en', count, { one: 'open', other: 'open' }),
  },
  funnel: {
    title: 'From invite to first post',
    links: 'invite links',
    reserved: 'seats kept for someone now',
    joined: 'joined by a link',
    posted: 'have posted',
    note: 'The house doesn’t see who opened a link. It only counts who joined.',
  },
  members: { title: 'People', all: 'in the house', week: 'Joined each week' },
  posts: {
    title: 'Posts',
    all: 'in all',
    week: 'Posts each week',
    note: 'Only the number. What’s written belongs to whoever wrote it.',
  },
  chart: {
    summary: (label: string, last: number, most: number) => `${label}: ${last} this week, ${most} in the fullest.`,
    table: 'See it as a table',
    week: 'Week of',
    count: 'How many',
  },
  machine: {
    title: 'The machine',
    well: 'All is well',
    unwell: 'Needs care: space is running out, or the last write failed',
    files: 'Photos and files',
    database: 'Database',
    free: 'Free on the disk',
    jobs: 'Jobs in the queue',
    dead: 'Jobs that were given up',
    deadNote:
      'They are listed at the address of the outgoing mail that the terminal shows, with dead-letters in place of outbox.',
    backup: 'Last backup',
    noBackup: 'never',
    uptime: 'Started',
    version: 'Version',
    elsewhere: 'The house lives on Firebase. For space, errors and backups, see the Firebase console.',
    silent: 'The house’s own server didn’t answer.',
  },
  mail: {
    title: 'The house’s mail',
    waiting: 'waiting to go out',
    dead: 'bounced or given up in 30 days',
  },
} satisfies typeof pt
