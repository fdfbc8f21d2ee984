/** What members of a small family do. */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove' | 'block' | 'unblock'; who: string; other: string }
  | Posting
  | CircleStep
  | { do: 'suspend'; who: string }
  | { do: 'restore'; who: string }
  | { do: 'wait'; days: number }

/** For everyone the author knows but `except`, or for the people `to`, whom the author must know; and for circles. */
export interface Posting {
  do: 'post'
  author: string
  post: string
  except: readonly string[]
  to?: readonly string[]
  circles?: readonly string[]
  photo?: boolean
}

interface InCircle {
  who: string
  circle: string
}

export type CircleStep =
  | (InCircle & { do: 'make'; kind: CircleKind; history: number; others: readonly string[] })
  | (InCircle & { do: 'add'; other: string })
  | (InCircle & { do: 'invite'; other: string })
  | (InCircle & { do: 'take'; other: string })
  | (InCircle & { do: 'come' })
  | (InCircle & { do: 'leave' })
  | (InCircle & { do: 'follow' })

/** Two people, whoever is named first. */
export const pair = (one: string, other: string) => [one, other].sort().join('+')

export type CircleKind = 'private' | 'public' | 'group'
