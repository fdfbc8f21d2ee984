import { plural } from '../../../messages/plural.ts'
import type { dashboard as pt } from '../pt/dashboard.ts'

export const dashboard = {
  title: 'Dashboard',
  welcome: (name: string) => `Hi, ${name}. This is how the house is doing.`,
  counted: (when: string) => `Counted ${when}.`,
  never: 'Not counted yet. The house counts by itself once an hour.',
  countNow: 'Count now',
  counting: 'Counting…',
  failed: 'We couldn’t count just now. Try again in a little while.',
  unknown: 'Some of it we couldn’t find out just now. Reload in a little while.',
  needs: {
    title: 'What needs you',
    none: 'Nothing needs you right now.',
    requests: (count: number, said: string) =>
      plural('en', count, {
        one: `${said} request for an invite is waiting for an answer`,
        other: `${said} requests for an invite are waiting for an answer`,
      }),
    late: (count: number) =>
      plural('en', count, {
        one: `${count} is at the promised day or past it: answer today.`,
        other: `${count} are at the promised day or past it: answer today.`,
      }),
    due: (count: number) =>
      plural('en', count, {
        one: `${count} has waited three business days or more.`,
        other: `${count} have waited three business days or more.`,
      }),
    inTime: 'Within the time we promised.',
    reports: (count: number, said: string) =>
      plural('en', count, {
        one: `${said} report is waiting for a decision`,
        other: `${said} reports are waiting for a decision`,
      }),
    seats: (count: number, said: string) =>
      plural('en', count, {
        one: `${said} person asks for more seats`,
        other: `${said} people ask for more seats`,
      }),
    appeals: (count: number, said: string) =>
      plural('en', count, {
        one: `${said} answer to a decision is waiting for you`,
        other: `${said} answers to decisions are waiting for you`,
      }),
    noBackup: 'The house has no backup yet',
    oldBackup: (days: number) => `The last backup is ${days} days old`,
    backupHow: 'If the machine breaks, whatever wasn’t copied is gone. In a terminal: npx --yes pnpm@12 backup',
    deadJobs: (count: number, said: string) =>
      plural('en', count, { one: `${said} job was given up`, other: `${said} jobs were given up` }),
    noOperator: 'The house doesn’t say yet who runs it',
    operatorWhy: 'People read it on their own page, with how to reach you.',
  },
  funnel: {
    title: 'From invite to first post',
    links: (count: number, said: string) =>
      plural('en', count, { one: `${said} invite link`, other: `${said} invite links` }),
    reserved: (count: number, said: string) =>
      plural('en', count, { one: `${said} seat kept for someone now`, other: `${said} seats kept for someone now` }),
    joined: (count: number, said: string) =>
      plural('en', count, { one: `${said} person joined by a link`, other: `${said} people joined by a link` }),
    posted: (count: number, said: string) =>
      plural('en', count, { one: `${said} person has posted`, other: `${said} people have posted` }),
    note: 'The house doesn’t see who opened a link. It only counts who joined.',
  },
  members: {
    title: 'People',
    all: (count: number, said: string) =>
      plural('en', count, { one: `${said} person in the house`, other: `${said} people in the house` }),
    week: 'Joined each week',
  },
  posts: {
    title: 'Posts',
    all: (count: number, said: string) =>
      plural('en', count, { one: `${said} post in all`, other: `${said} posts in all` }),
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
    wanting: 'It runs, but not all is well: see what needs you',
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
  nights: {
    title: 'The night round',
    never: 'The house hasn’t made its first round yet.',
    at: 'Last round',
    deleted: 'Accounts without a place here, deleted',
    withoutStanding: 'Accounts that have lost their place',
    withoutAccount: 'People whose account is gone',
    suspended: 'of them, suspended',
    tooMany: 'Too many accounts are gone at once: nobody was suspended. See whether the list of accounts is whole.',
    compared: 'Posts compared',
    differences: 'Differences between who should see and who sees',
    differ:
      'Somebody sees what they should not, or does not see what they should. The posts are named in house/nights.',
  },
  mail: {
    title: 'The house’s mail',
    waiting: (count: number, said: string) =>
      plural('en', count, { one: `${said} letter waiting to go out`, other: `${said} letters waiting to go out` }),
    dead: (count: number, said: string) =>
      plural('en', count, {
        one: `${said} letter bounced or was given up in 30 days`,
        other: `${said} letters bounced or were given up in 30 days`,
      }),
  },
} satisfies typeof pt
