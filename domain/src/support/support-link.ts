import * as v from 'valibot'
import { parseUrl } from '../parse-url.ts'

/** Exact hosts to which a support page may lead; nothing below them, nothing like them. */
export const supportHosts = [
  'apoia.se',
  'buy.stripe.com',
  'donate.stripe.com',
  'ko-fi.com',
  'liberapay.com',
  'link.mercadopago.com.br',
  'mpago.la',
  'opencollective.com',
  'paypal.me',
  'wise.com',
  'www.catarse.me',
  'www.paypal.com',
] as const
export type SupportHost = (typeof supportHosts)[number]

/** The host of a link that may stand on a support page, or undefined. */
export function supportHostOf(text: string): SupportHost | undefined {
  const url = parseUrl(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  return supportHosts.find((host) => host === url.hostname)
}

/** An address of an own page somewhere else, in the one form that a browser gives it. */
export const supportLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.check((text) => supportHostOf(text) !== undefined),
  v.transform((text) => parseUrl(text)!.href),
)
