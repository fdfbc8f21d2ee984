import type { CardEnvironment } from '@varanda/embedded/functions/environment'
import { isOpenToOthers, StartError, type StartOptions } from '../options.ts'

/** How cards are taken: as the settings say, by the stand-in, or not at all. */
export type CardChoice = CardEnvironment | 'sandbox' | undefined

const names = {
  mode: 'VARANDA_CARDS',
  key: 'VARANDA_STRIPE_KEY',
  secret: 'VARANDA_STRIPE_WEBHOOK_SECRET',
  connectSecret: 'VARANDA_STRIPE_CONNECT_WEBHOOK_SECRET',
  uid: 'VARANDA_CARDS_UID',
} as const

/**
 * Reads VARANDA_CARDS: `solo` (one creator, whose own Stripe account it is), `connect` (several, on a platform that Stripe
 * approved), `sandbox` or `off`; where nothing is said, the sandbox on an instance that nobody else reaches, and else
 * nothing. Throws StartError, which names what is missing and never repeats a secret.
 */
export function readCards(settings: Record<string, string | undefined>, options: StartOptions): CardChoice {
  const mode = settings[names.mode] || ''
  for (const name of [names.key, names.secret, names.connectSecret]) {
    if (/\s/.test(settings[name] ?? '')) throw new StartError(`${name} holds white space; copy it once more.`)
  }
  switch (mode) {
    case 'off':
      return undefined
    case '':
      if (settings[names.key])
        throw new StartError(`${names.mode} is missing: ${names.key} is used with solo or connect.`)
      return isOpenToOthers(options) ? undefined : 'sandbox'
    case 'sandbox':
      if (options.publicUrl !== undefined || isOpenToOthers(options)) {
        throw new StartError(
          `${names.mode}=sandbox moves no money, and is for this machine alone: not with --public-url, --host or --trust-proxy.`,
        )
      }
      return 'sandbox'
    case 'solo':
    case 'connect':
      return keyed(mode, settings, options)
    default:
      throw new StartError(`${names.mode} takes solo, connect, sandbox or off.`)
  }
}

function keyed(
  mode: 'solo' | 'connect',
  settings: Record<string, string | undefined>,
  options: StartOptions,
): CardEnvironment {
  const needed = (name: string) => {
    const value = settings[name]
    if (!value) throw new StartError(`${name} is missing: ${names.mode}=${mode} needs it.`)
    return value
  }
  const key = needed(names.key)
  if (!/^(?:rk|sk)_(?:test|live)_/.test(key)) throw new StartError(`${names.key} takes a key such as rk_live_….`)
  const isSolo = mode === 'solo'
  const secret = needed(isSolo ? names.secret : names.connectSecret)
  if (!secret.split(',').every((one) => /^whsec_\S+$/.test(one))) {
    throw new StartError(`${isSolo ? names.secret : names.connectSecret} takes what Stripe shows as whsec_….`)
  }
  const uid = isSolo ? needed(names.uid) : ''
  const isHttps = options.certificate !== undefined || options.publicUrl?.startsWith('https:') === true
  if (key.includes('_live_') && !isHttps) {
    throw new StartError(
      `${names.key} is of real money, which needs https: --public-url https://…, or --cert and --key.`,
    )
  }
  return {
    ...{ CARDS: mode, CARDS_UID: uid, CARDS_SANDBOX: '', STRIPE_KEY: key },
    STRIPE_WEBHOOK_SECRET: isSolo ? secret : 'none',
    STRIPE_CONNECT_WEBHOOK_SECRET: isSolo ? 'none' : secret,
  }
}
