import { createHash } from 'node:crypto'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { type Counts, countTip, nothingCounted } from '@varanda/domain/support/count-tip'
import type { Given } from '@varanda/domain/support/given'
import { type LedgerRow, ledgerDirections, ledgerRowName } from '@varanda/domain/support/ledger'
import type { PixOwn } from '@varanda/domain/support/pix-own'
import type { Reminder } from '@varanda/domain/support/reminder'
import type { SupportPage } from '@varanda/domain/support/support-page'
import type { Supporter } from '@varanda/domain/support/supporter'
import type { Tip } from '@varanda/domain/support/tip'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { people, uidOf, type Who } from './people.ts'

const to = uidOf('paula')
const goal = { id: derivedId('goal of paula', 20), title: 'Uma batedeira nova', amount: 200_000 }

/** Who gave, how many days before the first start, how much in cents; and whether Paula has seen it in the bank. */
const told: readonly [who: Who, days: number, amount: number, seen: boolean, words?: string, thanks?: string][] = [
  ['marina', 12, 20_000, true, 'Para o bolo do casamento sair!', 'O primeiro andar do bolo já é seu.'],
  ['cida', 12, 15_000, true, 'Deus lhe pague pelo bolo de fubá.', 'A senhora ganha o segundo pedaço também.'],
  ['beto', 11, 10_000, true],
  ['lucia', 11, 10_000, true],
  ['ana', 10, 5000, true],
  ['sonia', 10, 5000, true],
  ['rafa', 9, 10_000, true],
  ['bruno', 8, 5000, true],
  ['osvaldo', 8, 10_000, true],
  ['zeca', 7, 5000, true],
  ['luana', 6, 10_000, true],
  ['caio', 5, 5000, true],
  ['denise', 4, 5000, true],
  ['marcio', 3, 5000, true],
  ['katia', 1, 15_000, false, 'De padeira para boleira.'],
  ['zuleide', 1, 5000, false],
]

/** Paula's support page, and what of the family's it holds by the first start, as the functions would have written it. */
export function supportDocuments(firstStart: Date): DocumentWrite[] {
  const at = (days: number, minutes = 0) =>
    new Instant(new Date(firstStart.getTime() - (days * 1440 - minutes) * 60_000))
  let all: Counts = nothingCounted
  const given = told.flatMap(([who, days, amount, seen, words, thanks], index): DocumentWrite[] => {
    const tipId = derivedId(`tip ${who}`, 20)
    const from = uidOf(who)
    const tip: Tip = {
      ...{ to, from, supporter: index + 1, way: 'pix', kind: 'goal', goal: goal.id, amount, currency: 'BRL' },
      ...{ state: seen ? 'confirmed' : 'declared', rev: seen ? 1 : 0, txid: derivedId(`txid ${who}`, 20) },
      ...{ fromName: people[who].name, toName: people.paula.name },
      ...{ at: at(days), changedAt: at(days, seen ? 90 : 0) },
      ...(words && { words }),
      ...(thanks && { thanks: { words: thanks, at: at(days, 120) } }),
    }
    const { held } = countTip(nothingCounted, undefined, tip)
    all = countTip({ ...all, held: nothingCounted.held }, undefined, tip)
    const { from: _, supporter: number, fromName: __, ...mine } = tip
    const supporter: Supporter = { uid: from, number, all: { BRL: held }, goal: { id: goal.id, held } }
    return [
      { path: paths.tip(to, tipId), data: tip },
      { path: paths.givenTip(from, tipId), data: mine satisfies Given },
      { path: paths.supporter(to, String(number)), data: supporter },
      rowOf(tipId, tip, 'declared', tip.at, 0),
      ...(seen ? [rowOf(tipId, tip, 'confirmed', tip.changedAt, 1)] : []),
    ]
  })
  const page: SupportPage = {
    ...{ on: true, currency: 'BRL', links: [], ways: { pix: true, card: false }, numbered: told.length },
    words:
      'A minha morreu no meio de um pão de ló, depois de doze anos. Quem puder, ajuda. Quem não puder, come bolo do mesmo jeito.',
    goal: { ...goal, totals: all.totals },
    tiers: [
      tierOf('Uma fatia', 'A receita da semana, antes de todo mundo', 1500),
      tierOf('Meio bolo', 'Receita, e um bolo pequeno a cada três meses', 3500),
      tierOf('Bolo inteiro', 'Um bolo por mês, é só buscar na sexta', 9000),
    ],
    totals: { BRL: all.totals },
    ...{ createdAt: at(13), changedAt: at(13) },
  }
  // The key that the central bank's own examples have: nobody's.
  const pix: PixOwn = {
    ...{ kind: 'evp', key: '123e4567-e12b-12d1-a456-426655440000', receiver: 'Paula Siqueira', city: 'Campinas' },
    ...{ hideTxid: false, changedAt: at(13) },
  }
  return [
    { path: paths.supportPage(to), data: page },
    { path: paths.supportPix(to), data: pix },
    reminderOf('marina', firstStart, at(11)),
    ...given,
  ]
}

/** Who wants to be reminded of Paula's cakes, on the 5th at nine in Brasília, where no clock is changed. */
function reminderOf(who: Who, firstStart: Date, createdAt: Instant): DocumentWrite {
  const on = 5
  const [year, month] = [firstStart.getUTCFullYear(), firstStart.getUTCMonth()]
  const next = [month, month + 1].map((one) => new Date(Date.UTC(year, one, on, 12))).find((at) => at > firstStart)!
  const reminder: Reminder = { to, amount: 5000, on, nextAt: new Instant(next), createdAt }
  return { path: paths.reminder(uidOf(who), derivedId(`reminder ${who}`, 20)), data: reminder }
}

const tierOf = (name: string, words: string, amount: number) => ({
  ...{ id: derivedId(`tier ${name}`, 20), name, words, amount },
})

function rowOf(tip: string, { amount, currency }: Tip, kind: 'declared' | 'confirmed', at: Tip['at'], turn: number) {
  const told = { kind, provider: 'pix', account: to, objectId: tip } as const
  const id = createHash('sha256').update(ledgerRowName(told, turn)).digest('hex')
  const by = kind === 'declared' ? ('supporter' as const) : ('creator' as const)
  const row: LedgerRow = { ...told, id, amount, currency, dir: ledgerDirections[kind], tip, at, seen: at, by }
  return { path: paths.ledgerRow(to, id), data: row }
}
