import { escapeHtml } from '../http/escape-html.ts'
import type { HttpHandler, HttpResponse } from '../http/exchange.ts'
import type { Session } from './objects.ts'
import type { StripeWorld } from './world.ts'

const words = {
  pt: {
    label: 'Teste: nenhum dinheiro se move',
    title: 'Pagamento de teste',
    what: 'Aqui seria a página da Stripe. Escolha o que acontece.',
    pay: 'Pagar',
    refuse: 'Recusar o cartão',
    close: 'Fechar sem pagar',
    over: 'Este pagamento já terminou.',
    portal: 'Sua assinatura de teste',
    cancel: 'Cancelar no fim do período',
    resume: 'Continuar a assinatura',
    renew: 'O mês passa, e o cartão paga',
    fail: 'O mês passa, e o cartão não passa',
    dispute: 'O banco contesta o último pagamento',
    end: 'Terminar agora',
    back: 'Voltar',
    connect: 'Conectar a conta de teste',
    connectWhat: 'Aqui a Stripe pediria documentos.',
    done: 'Pronto',
  },
  en: {
    label: 'Test: no money moves',
    title: 'Test payment',
    what: 'This would be Stripe’s page. Choose what happens.',
    pay: 'Pay',
    refuse: 'Decline the card',
    close: 'Close without paying',
    over: 'This payment is over.',
    portal: 'Your test subscription',
    cancel: 'Cancel at the end of the period',
    resume: 'Keep the subscription',
    renew: 'The month goes by, and the card pays',
    fail: 'The month goes by, and the card is declined',
    dispute: 'The bank disputes the last payment',
    end: 'End it now',
    back: 'Back',
    connect: 'Connect the test account',
    connectWhat: 'Here Stripe would ask for documents.',
    done: 'Done',
  },
} as const

const style = `body{font:18px/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#222}
p.label{margin:0;padding:12px 16px;background:#ffd54a;font-weight:700;text-align:center}
main{max-width:420px;margin:32px auto;padding:0 16px}h1{font-size:26px;line-height:1.2}
button,a.button{display:block;box-sizing:border-box;width:100%;min-height:48px;margin:12px 0;font:inherit;border:2px solid #222;border-radius:10px;background:#fff;color:#222;text-align:center;line-height:44px;text-decoration:none}
button:first-of-type{background:#222;color:#fff}.sum{font-size:32px;font-weight:700}`

/**
 * The pages on which a buyer would be with Stripe: they pay, refuse or close, and cancel what they subscribed to; and where
 * whoever tries it lets a month go by, a card fail and a bank object.
 */
export function stripePages(world: StripeWorld): HttpHandler {
  return (request) => {
    const [, page, account = '', id = ''] =
      /^\/stripe\/(pay|portal|connect)\/([^/]+)(?:\/([^/]+))?$/.exec(request.url.pathname) ?? []
    if (!page) return null
    const locale = /^\s*en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'pt'
    const said = request.method === 'POST' ? new URLSearchParams(request.body.toString('utf8')).get('do') : null
    const back = request.url.searchParams.get('back') ?? ''
    if (page === 'pay') return payPage(world, locale, account, id, said)
    if (page === 'portal') return portalPage(world, locale, account, id, said, back)
    const t = words[locale]
    return html(locale, t.connect, `<p>${t.connectWhat}</p><a class="button" href="${escapeHtml(back)}">${t.done}</a>`)
  }
}

function payPage(
  world: StripeWorld,
  locale: 'pt' | 'en',
  account: string,
  id: string,
  said: string | null,
): HttpResponse {
  const t = words[locale]
  const session = world.find(account, 'checkout.session', id)
  if (session?.status !== 'open') return html(locale, t.title, `<p>${t.over}</p>`, 410)
  if (said === 'pay') world.pay(account, id)
  if (said === 'refuse') world.expire(account, id)
  if (said === 'pay') return to(session.success_url)
  if (said === 'refuse' || said === 'close') return to(session.cancel_url)
  return html(
    locale,
    t.title,
    `<p>${t.what}</p><p>${escapeHtml(session.shown.name)}</p><p class="sum">${sumOf(session, locale)}</p>
<form method="post"><button name="do" value="pay">${t.pay}</button><button name="do" value="refuse">${t.refuse}</button><button name="do" value="close">${t.close}</button></form>`,
  )
}

/** As its buyer writes it. `Intl` takes a text digit by digit. */
function sumOf({ amount_total: amount, currency }: Session, locale: 'pt' | 'en'): string {
  const digits = String(amount).padStart(3, '0')
  const text = currency === 'jpy' ? String(amount) : `${digits.slice(0, -2)}.${digits.slice(-2)}`
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  return new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', style).format(text as `${number}`)
}

function portalPage(
  world: StripeWorld,
  locale: 'pt' | 'en',
  account: string,
  id: string,
  said: string | null,
  back: string,
): HttpResponse {
  const t = words[locale]
  const subscription = world.find(account, 'subscription', id)
  if (!subscription) return html(locale, t.portal, `<p>${t.over}</p>`, 404)
  if (said === 'cancel' || said === 'resume') world.cancelAtEnd(account, id, said === 'cancel')
  if (said === 'renew' || said === 'fail') world.renew(account, id, said === 'renew')
  if (said === 'end') world.end(account, id)
  if (said === 'dispute') {
    const paid = world.all(account, 'invoice').filter(({ parent, status }) => {
      return parent.subscription_details.subscription === id && status === 'paid'
    })
    const charge = world.chargeOf(account, paid.at(-1)?.payments.data[0]?.payment.payment_intent ?? null)
    if (charge) world.dispute(account, charge.id)
  }
  const all = [subscription.cancel_at_period_end ? 'resume' : 'cancel', 'renew', 'fail', 'dispute', 'end'] as const
  const buttons = all.map((act) => `<button name="do" value="${act}">${t[act]}</button>`)
  const form = `<form method="post">${buttons.join('')}</form>`
  return html(locale, t.portal, `${form}<a class="button" href="${escapeHtml(back)}">${t.back}</a>`)
}

const to = (url: string): HttpResponse => ({ status: 303, headers: { location: url, 'cache-control': 'no-store' } })

function html(locale: 'pt' | 'en', title: string, content: string, status = 200): HttpResponse {
  const lang = locale === 'pt' ? 'pt-BR' : 'en'
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><p class="label">${words[locale].label}</p><main><h1>${title}</h1>${content}</main></html>`,
  }
}
