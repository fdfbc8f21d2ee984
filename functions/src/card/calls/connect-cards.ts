import { connectCards as contract } from '@varanda/domain/card/calls/connect-cards'
import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { supportPageSchema } from '@varanda/domain/support/support-page'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { siteUrl } from '../../mail/settings.ts'
import { checkAdult } from '../../support/may-support.ts'
import { cardSecrets } from '../settings.ts'
import { accountOfKey, type Cards, neededCards } from '../stripe.ts'

/**
 * Binds an account to its creator: of `solo` and of the sandbox that of the key, to one member alone; of `connect` one of
 * their own, which Stripe makes and asks them about. Its number is kept, and one account is never two members'.
 */
export const connectCards = callable(
  contract,
  async ({ locale }, { uid, standing }, { now }) => {
    checkAdult(standing)
    const cards = await neededCards()
    const { mode, uid: only } = cards.settings
    if (mode === 'solo' && only !== uid) throw new DomainError('cards-off')
    const before = read(cardOwnSchema, await db.doc(paths.supportCard(uid)).get())
    const keys = await accountOfKey(cards)
    const account = mode === 'connect' ? await accountAfter(cards, uid, before) : keys
    await db.runTransaction(async (transaction) => {
      const place = db.doc(paths.supportCard(uid))
      const [own, held, page] = await transaction.getAll(
        place,
        db.doc(paths.cardAccount(account)),
        db.doc(paths.supportPage(uid)),
      )
      const holder: unknown = held!.get('uid')
      // In the sandbox everybody may try it.
      if (mode !== 'sandbox' && holder !== undefined && holder !== uid) throw new DomainError('cards-off')
      const shown = read(supportPageSchema, page)
      if (!shown) throw new DomainError('support-off')
      const stands = read(cardOwnSchema, own)
      const next: CardOwn = {
        uid,
        account,
        state: mode === 'connect' ? (stands?.account === account ? stands.state : 'waiting') : 'open',
        since: stands?.since ?? Timestamp.fromDate(now),
        tiers: stands?.account === account ? stands.tiers : {},
      }
      transaction.set(place, next)
      transaction.set(held!.ref, { uid })
      transaction.update(page!.ref, { ways: { ...shown.ways, card: next.state === 'open' } })
      setAlarm(transaction, 'reconcile-cards', { uid }, Timestamp.fromMillis(now.getTime() + day))
    })
    return { url: mode === 'connect' ? await linkOf(cards, account, locale) : null }
  },
  { secrets: cardSecrets },
)

/**
 * The account that a creator has, or a new one: into one from which they took the instance Stripe lets us no more. Losses and
 * fees are Stripe's and the creator's own: the house is never in between.
 */
async function accountAfter({ stripe }: Cards, uid: string, before: CardOwn | undefined): Promise<string> {
  if (before && before.state !== 'off') return before.account
  const { id } = await stripe.v2.core.accounts.create(
    {
      dashboard: 'full',
      defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
      configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
    },
    // Named by what was lost: a call that is made again is the same account, and one after the next loss is another.
    { idempotencyKey: before ? `account-${uid}-after-${before.account}` : `account-${uid}` },
  )
  return id
}

async function linkOf({ stripe }: Cards, account: string, locale: Locale): Promise<string> {
  const back = `${siteUrl()}${localizedPath(locale, memberScreens.cards)}`
  const { url } = await stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: { refresh_url: back, return_url: back },
    },
  })
  return url
}
