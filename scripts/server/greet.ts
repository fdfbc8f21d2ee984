/**
 * What whoever started an instance reads once it is open. A process of its own, since the Admin SDK that it asks with
 * takes more memory than the server; what to tell comes as JSON on standard input, which no other account can read.
 */
import { text } from 'node:stream/consumers'
import { brand } from '@varanda/domain/brand'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import type { Server } from '@varanda/embedded/server'
import type { Firestore } from 'firebase-admin/firestore'
import { adminSdk } from './admin-sdk.ts'
import { readDemo } from './demo-file.ts'
import { renewFoundingInvite } from './founding-invite.ts'

export interface Greeting extends Pick<Server, 'url' | 'adminUrl' | 'projectId' | 'outboxUrl'> {
  data: string
  /** Where others reach it, which is not where this machine does behind a proxy. */
  publicUrl: string
  /** Whether mail goes out, and how many of which kind a day. */
  mailBudget: { digests: number; notices: number } | null
  /** Whether cards are taken by a stand-in. */
  isSandbox: boolean
  /** Whether the loopback plane has a port of its own choice. */
  isWatched: boolean
  /** Whether others reach it and its pages name nobody who answers for it. */
  isNameless: boolean
  /** Whether others reach it over plain http. */
  isPlain: boolean
}

/** How many members' invites are looked through for a free seat. */
const membersAsked = 100
const say = (line: string) => console.log(line)

const greeting = JSON.parse(await text(process.stdin)) as Greeting
const { firestore } = await adminSdk(greeting, greeting.data)
await greet(greeting, firestore)
// The Admin SDK holds idle connections open for a minute.
process.exit(0)

async function greet(
  { publicUrl, adminUrl, outboxUrl, data, ...about }: Greeting,
  firestore: Firestore,
): Promise<void> {
  const demo = readDemo(data)
  if (demo) {
    say(`\nDemo logins for ${brand.name}:`)
    for (const { label, email, password } of demo.logins) say(`  ${label.padEnd(16)}  ${email.padEnd(30)} ${password}`)
    const invite = await openInvite(firestore, demo.administrator)
    if (invite) {
      const left = invite.seats - invite.acceptances.length
      const link = capabilityLink('join', 'pt', invite.token, publicUrl)
      say(`\nInvite link with ${left} of ${invite.seats} seats left:\n  ${link}`)
    }
  } else {
    const token = await renewFoundingInvite(firestore)
    const link = token && capabilityLink('join', 'pt', token, publicUrl)
    if (link) say(`\nThe instance is empty. This link makes its first administrator, once:\n  ${link}`)
  }
  if (about.isPlain)
    say(
      '\nOver plain http on a network address browsers switch off copying, notifications and offline use; put https in front.',
    )
  if (about.isNameless)
    say(
      '\nThe public pages name nobody who runs this instance: VARANDA_OPERATOR, …_CONTACT and …_COUNTRY say who does.',
    )
  if (outboxUrl) {
    const { pathname, search } = new URL(outboxUrl)
    say(`\n${about.mailBudget ? 'What became of outgoing mail' : 'Outgoing mail'} is shown at:`)
    say(`  ${new URL(pathname + search, publicUrl)}`)
  }
  if (about.isSandbox) say('\nCards: a stand-in, no money moves (VARANDA_CARDS).')
  if (about.isWatched) say(`\nFigures for Prometheus, for this machine only:\n  ${adminUrl}/metrics`)
  if (about.mailBudget) {
    const { digests, notices } = about.mailBudget
    say(
      `\nMail: at most ${digests} digests and ${notices} mails with notices a day (VARANDA_MAILS_PER_DAY); codes and invites come on top.`,
    )
  }
}

/** The administrator's invite, or another member's when it is full: a link that still opens the instance. */
async function openInvite(firestore: Firestore, administrator: string): Promise<OwnInvite | undefined> {
  const own = await firestore.doc(paths.ownInvite(administrator)).get()
  const hasSeats = (invite: OwnInvite | undefined) =>
    invite?.state === 'open' && invite.acceptances.length < invite.seats ? invite : undefined
  const first = hasSeats(own.data() as OwnInvite | undefined)
  if (first) return first
  const members = await firestore.collection('users').select().limit(membersAsked).get()
  for (const { id } of members.docs) {
    const invite = hasSeats((await firestore.doc(paths.ownInvite(id)).get()).data() as OwnInvite | undefined)
    if (invite) return invite
  }
  return undefined
}
