import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, longAgo, member, openInstance, refused, remove } from './harness/instance.ts'

const page = 'support/ana'
const sums = { on: true, words: 'Uma batedeira', totals: {}, changedAt: longAgo }
const tip = { to: 'ana', from: 'bia', amount: 5000, state: 'declared' }
const instance = openInstance({
  ...cast,
  ...member('teo', { ageBand: 'teen', guardian: 'ana' }),
  ...member('yara', { ageBand: 'youth' }),
  [page]: sums,
  [`${page}/private/pix`]: { key: 'ana@example.org' },
  [`${page}/tips/t`]: tip,
  [`${page}/ledger/r`]: { amount: 5000 },
  [`${page}/supporters/1`]: { uid: 'bia', number: 1 },
  'users/bia/given/t': tip,
  'users/bia/reminders/r': { to: 'ana', amount: 2000, on: 31, nextAt: longAgo },
  'support/bia': { ...sums, on: false },
  'support/eva': sums,
  'users/eva/blocks/caio': { uid: 'caio', at: longAgo },
  'users/bia/blocks/eva': { uid: 'eva', at: longAgo },
})
const [ana, bia, caio] = [instance.as('ana'), instance.as('bia'), instance.as('caio')]

describe('a support page', () => {
  test('is for adults, whom no block keeps away, while it is on', async () => {
    for (const one of [ana, bia, caio]) await allowed(one.get(page))
    for (const uid of ['teo', 'yara']) await refused(instance.as(uid).get(page))
    await refused(caio.get('support/eva'))
    await refused(bia.get('support/eva'))
    await allowed(bia.get('support/bia'))
    await refused(caio.get('support/bia'))
    await refused(caio.list('support'))
  })

  test('is closed while its owner is shut out or leaving, but to themselves', async () => {
    for (const status of ['suspended', 'leaving', 'erasing']) {
      await instance.put(member('fabi', { status }))
      await instance.put({ 'support/fabi': sums })
      await refused(bia.get('support/fabi'))
    }
    await instance.put(member('fabi', { status: 'leaving' }))
    await allowed(instance.as('fabi').get('support/fabi'))
  })

  test('tells who gave to its owner alone, and each what they gave', async () => {
    for (const at of ['tips', 'ledger']) await allowed(ana.list(`${page}/${at}`))
    for (const one of [bia, caio, instance.as('admin')]) {
      await refused(one.get(`${page}/tips/t`))
      await refused(one.list(`${page}/ledger`))
    }
    await allowed(bia.list('users/bia/given'))
    await refused(ana.get('users/bia/given/t'))
  })

  test('says nothing of reminders: their member alone reads them, and functions write them', async () => {
    await allowed(bia.list('users/bia/reminders'))
    for (const one of [ana, caio, instance.as('admin')]) {
      await refused(one.get('users/bia/reminders/r'))
      await refused(one.list('users/bia/reminders'))
    }
    await refused(bia.write(create('users/bia/reminders/s', { to: 'ana', amount: 2000, on: 1, nextAt: longAgo })))
    await refused(bia.write(change('users/bia/reminders/r', { amount: 1 })))
    await refused(bia.write(remove('users/bia/reminders/r')))
  })

  test('keeps the key and the list of supporters from everybody', async () => {
    for (const one of [ana, bia, instance.as('admin')]) {
      await refused(one.get(`${page}/private/pix`))
      await refused(one.get(`${page}/supporters/1`))
    }
  })

  test.each(outsiders(instance))('not for %s', async (_, client) => {
    await refused(client.get(page))
    await refused(client.get(`${page}/tips/t`))
  })

  test('is written by functions alone', async () => {
    await refused(ana.write(change(page, { words: 'Outra' })))
    await refused(ana.write(change(`${page}/tips/t`, { state: 'confirmed' })))
    await refused(ana.write(remove(`${page}/ledger/r`)))
    await refused(bia.write(change('users/bia/given/t', { state: 'confirmed' })))
    await refused(bia.write(create(`${page}/tips/u`, tip)))
  })
})
