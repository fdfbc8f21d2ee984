import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { migrated } from '@varanda/domain/source/migration'
import { connectionsOf } from './acquaintances.ts'
import { withAutomations } from './automations.ts'
import { plantedBlog } from './blog/documents.ts'
import { circleDocuments, knownCircles } from './circles.ts'
import { graphDocuments } from './graph.ts'
import { seatRequestDocuments } from './kept-seats.ts'
import { type DemoLogin, demoLogins, type LoginLabel, loginOf } from './logins.ts'
import { connectionDocuments, memberDocuments, mutualDocuments } from './members.ts'
import { noticeDocuments } from './notices.ts'
import { everyone, person } from './people.ts'
import { mergeDocuments } from './plant/merge-documents.ts'
import { postDocuments } from './posts.ts'
import { requestDocuments } from './requests.ts'
import { story } from './story/story.ts'
import { supportDocuments } from './support.ts'
import { wardAccounts, wardsOf } from './wards.ts'

/** The demo instance: who has an account, and every document the functions would have written by now. */
export interface World {
  accounts: WorldAccount[]
  /** Accounts of children, without address and password. */
  wards: readonly { uid: string; name: string }[]
  /** Moments in the data are `Instant`s. */
  documents: DocumentWrite[]
  logins: readonly DemoLogin[]
  /** The raw invite token of an account; undefined for anyone else. */
  inviteTokenOf(uid: string): string | undefined
}

export interface WorldAccount {
  uid: string
  email: string
  name: string
  birthDate: string
  role: 'admin' | 'user'
  login?: LoginLabel
}

/**
 * Builds the world as it is at its first start: the same start and tokens give the same world. `newToken` is asked
 * once for each thing that has one (a real start answers random tokens, 24 letters and digits).
 */
export async function buildWorld(firstStart: Date, newToken: (who: string) => string): Promise<World> {
  const tokens = new Map(everyone.map((who) => [person(who).uid, newToken(who)]))
  const members = await Promise.all(
    everyone.map((who) => memberDocuments(who, tokens.get(person(who).uid)!, newToken, firstStart)),
  )
  const links = new Map(
    await Promise.all([...tokens].map(async ([uid, token]) => [uid, await capabilityIdOf(token)] as const)),
  )
  const connections = connectionsOf()
  const circles = knownCircles(firstStart)
  const documents = mergeDocuments([
    ...members.flat(),
    ...connectionDocuments(firstStart),
    ...mutualDocuments(connections),
    { path: paths.instanceMigration, data: migrated },
    ...circleDocuments(circles.values(), firstStart),
    ...wardsOf(firstStart, links),
    ...plantedBlog(),
    ...requestDocuments(firstStart, newToken),
    ...seatRequestDocuments(firstStart),
    ...supportDocuments(firstStart),
    ...story.flatMap((told) => postDocuments(told, { connections, circles }, firstStart)),
  ])
  return {
    accounts: everyone.map((who) => {
      const { uid, email, name, birthDate, invitedBy } = person(who)
      const login = loginOf(email)
      return { uid, email, name, birthDate, role: invitedBy ? 'user' : 'admin', ...(login && { login }) }
    }),
    wards: wardAccounts,
    documents: [
      ...withAutomations(documents, firstStart),
      ...noticeDocuments(documents, firstStart),
      ...graphDocuments(documents, firstStart),
    ],
    logins: demoLogins,
    inviteTokenOf: (uid) => tokens.get(uid),
  }
}
