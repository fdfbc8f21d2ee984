import type { Locale } from './locale.ts'

/** A company that handles members' data for the operator: a mail provider, for example. */
export interface Processor {
  name: string
  country: Record<Locale, string>
  /** What it does, and what it gets to see of whom. */
  does: Record<Locale, string>
}

/** Who runs an instance and answers for what it keeps. The help and legal pages take every such fact from here. */
export interface Operator {
  /** A person or an organisation, as the law wants it named. */
  name: string
  /** Answers what members ask about their data: the LGPD's "encarregado", the GDPR's data protection contact. */
  contact: string
  /** Where the operator is, and whose law the terms follow. */
  country: Record<Locale, string>
  /** Where the instance runs: on a machine of the operator's, or on Google's Firebase. */
  runsOn: 'own-machine' | 'firebase'
  /** Beside Google, where the instance runs on Firebase. */
  processors: readonly Processor[]
}

/** A string, so that no type counts on the letters of one name. */
const name: string = 'Varanda'
const contact = 'oi@varanda.example'

const operator: Operator = {
  name,
  contact,
  country: { pt: 'Brasil', en: 'Brazil' },
  runsOn: 'own-machine',
  processors: [],
}

/**
 * The instance's name, address, colours and operator, here and nowhere else: a fork renames itself in this file, and
 * check-brand.ts keeps the name out of all others.
 */
export const brand = {
  name,
  contact,
  operator,
  themeColor: { day: '#dfe3f5', night: '#16132a' },
} as const
