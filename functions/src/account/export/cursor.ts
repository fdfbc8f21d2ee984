import { Timestamp } from 'firebase-admin/firestore'
import { monthOf } from './local-time.ts'

/** After which post a stage that goes by time stands; of none before its first. */
interface Cursor {
  month: string
  at: Timestamp
  path: string
}

/** What stands in `after` of such a stage; the path last, since it alone may hold anything. */
export function cursorAt({ createdAt, path }: { createdAt: Timestamp; path: string }): string {
  return [monthOf(createdAt.toDate()), createdAt.seconds, createdAt.nanoseconds, path].join(' ')
}

export function cursorOf(after: string): Cursor {
  const [month = '', seconds = '0', nanoseconds = '0', path = ''] = after.split(' ')
  return { month, at: new Timestamp(Number(seconds), Number(nanoseconds)), path }
}
