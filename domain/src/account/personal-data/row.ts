/** What a row of the tables of personal data says. */

/** What people are told that the instance keeps of them, in the order in which the privacy page says it. */
export const personalTopics = [
  'profile',
  'address',
  'password',
  'devices',
  'push',
  'birthDate',
  'membership',
  'posts',
  'audience',
  'connections',
  'circles',
  'invitations',
  'choices',
  'notices',
  'guardians',
  'minutes',
  'map',
  'support',
  'signupRequest',
  'reports',
  'adminLog',
  'mail',
  'copies',
  'codes',
  'attempts',
] as const
export type PersonalTopic = (typeof personalTopics)[number]

/**
 * What erasing somebody does to a document that names them: `delete` takes it whole, `cut` what names them out of it,
 * and `keep` leaves it; `stays` in the messages says why.
 */
export type Erasure = 'delete' | 'cut' | 'keep'

/**
 * For how long: with the account; with the thing that it belongs to, or until a member takes it back; as long as the
 * instance; or so many milliseconds at most, by a time-to-live policy or by functions.
 */
export type Kept = 'account' | 'thing' | 'instance' | { atMost: number; by: 'ttl' | 'functions' }

/** What one kind of document, file or row says of people. */
export interface PersonalData {
  /** Nothing, where it is about nobody. */
  tells: readonly PersonalTopic[]
  /**
   * Where each person stands in it, and what erasing that one does. `/users` is the id behind `users` in its path, by
   * which it is found without a query; any other place is a field (`readers[]` is each of a list, `paused{}` each key
   * of a map), which a query of the collection, or of the group, asks for. A place holds a uid, or a hash or address of
   * somebody without an account.
   */
  whose: Readonly<Record<string, Erasure>>
  /** The place of whoever gets it in the copy of their data. */
  copyFor?: string
  /** What that copy leaves out: words and choices of others, and what opens a door. `a.b`, or `a[].b` of each in a list. */
  copyWithout?: readonly string[]
  /** Of a kind of which some alone are the member's: the moment that these have, which is all that is copied beside the path. */
  copyOnly?: string
  kept: Kept
}

/** About nobody. */
export const nobody = { tells: [], whose: {}, kept: 'instance' } as const
