import { describe, expect, it } from 'vitest'
import { readOptions, StartError } from '../options.ts'
import { readCards } from './cards.ts'

const key = 'rk_test_1'
const solo = {
  ...{ VARANDA_CARDS: 'solo', VARANDA_STRIPE_KEY: key, VARANDA_CARDS_UID: 'ana' },
  VARANDA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const connect = {
  ...{ VARANDA_CARDS: 'connect', VARANDA_STRIPE_KEY: key },
  VARANDA_STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2,whsec_3',
}
const at = (...parameters: string[]) => readOptions(parameters, {})
const said = (settings: Record<string, string>, ...parameters: string[]) => {
  try {
    readCards(settings, at(...parameters))
    return 'nothing'
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
}

describe('how cards are taken', () => {
  it('is the sandbox where nobody else comes and nothing is said, and else nothing', () => {
    expect(readCards({}, at())).toBe('sandbox')
    expect(readCards({}, at('--public-url', 'https://casa.example'))).toBeUndefined()
    expect(readCards({}, at('--host', '0.0.0.0'))).toBeUndefined()
    expect(readCards({ VARANDA_CARDS: 'off' }, at())).toBeUndefined()
  })

  it('is never the sandbox where others come', () => {
    expect(said({ VARANDA_CARDS: 'sandbox' }, '--public-url', 'https://casa.example')).toMatch(/--public-url/)
    expect(said({ VARANDA_CARDS: 'sandbox' }, '--public-url', 'http://localhost:1')).toMatch(/--public-url/)
    expect(said({ VARANDA_CARDS: 'sandbox' }, '--host', '0.0.0.0')).toMatch(/--host/)
    expect(readCards({ VARANDA_CARDS: 'sandbox' }, at())).toBe('sandbox')
  })

  it.each([
    ...['VARANDA_STRIPE_KEY', 'VARANDA_STRIPE_WEBHOOK_SECRET', 'VARANDA_CARDS_UID'].map(
      (name) => [solo, name] as const,
    ),
    ...['VARANDA_STRIPE_KEY', 'VARANDA_STRIPE_CONNECT_WEBHOOK_SECRET'].map((name) => [connect, name] as const),
  ])('names what is missing', (settings, name) => {
    expect(said({ ...settings, [name]: '' })).toContain(`${name} is missing`)
  })

  it('names a setting that cannot be, and never says a secret', () => {
    for (const name of ['VARANDA_STRIPE_KEY', 'VARANDA_STRIPE_WEBHOOK_SECRET']) {
      const message = said({ ...solo, [name]: `${solo.VARANDA_STRIPE_WEBHOOK_SECRET}\n` })
      expect(message).toContain(`${name} holds white space`)
      expect(message).not.toContain('whsec_1')
    }
    expect(said({ ...solo, VARANDA_STRIPE_KEY: 'pk_live_1' })).toContain('VARANDA_STRIPE_KEY takes')
    expect(said({ ...connect, VARANDA_STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1,abc' })).toContain('whsec_…')
    expect(said({ ...solo, VARANDA_CARDS: 'yes' })).toContain('VARANDA_CARDS takes')
    expect(said({ VARANDA_STRIPE_KEY: key })).toContain('VARANDA_CARDS is missing')
  })

  it('takes real money by https alone', () => {
    const live = { ...solo, VARANDA_STRIPE_KEY: 'rk_live_1' }
    expect(said(live)).toMatch(/https/)
    expect(said(live, '--public-url', 'http://casa.example')).toMatch(/https/)
    expect(readCards(live, at('--public-url', 'https://casa.example'))).toMatchObject({ CARDS: 'solo' })
  })

  it('gives functions what they need, and of each mode its own secret alone', () => {
    expect(readCards(solo, at())).toMatchObject({
      ...{ CARDS: 'solo', CARDS_UID: 'ana', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      STRIPE_CONNECT_WEBHOOK_SECRET: 'none',
    })
    expect(readCards(connect, at())).toMatchObject({
      ...{ CARDS: 'connect', STRIPE_WEBHOOK_SECRET: 'none' },
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2,whsec_3',
    })
  })
})
