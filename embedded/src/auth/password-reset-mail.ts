/** The message that lets someone choose a new password, in the language their page was in. */
import type { NewMail } from '../mail/mailer.ts'

const texts = {
  'pt-BR': {
    subject: 'Escolha uma nova senha na Varanda',
    greeting: 'Olá!',
    asked: 'Recebemos um pedido para trocar a senha desta conta na Varanda. Para escolher outra, abra este endereço:',
    button: 'Escolher nova senha',
    expires: 'Ele vale por uma hora e só uma vez.',
    otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: a senha continua a mesma.',
  },
  en: {
    subject: 'Choose a new Varanda password',
    greeting: 'Hello!',
    asked: 'Someone asked to change the password of this Varanda account. To choose a new one, open this address:',
    button: 'Choose a new password',
    expires: 'It works for one hour, and only once.',
    otherwise: 'If it was not you, ignore this message: your password stays as it is.',
  },
}

/** `locale` is a BCP 47 tag or absent; English for English, Portuguese otherwise. */
export function passwordResetMail(to: string, link: string, locale: string | undefined): NewMail {
  const language = locale?.toLowerCase().startsWith('en') ? 'en' : 'pt-BR'
  const words = texts[language]
  return {
    kind: 'password-reset',
    to,
    subject: words.subject,
    text: [words.greeting, words.asked, link, words.expires, words.otherwise].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words.subject}</title>
<p>${words.greeting}</p><p>${words.asked}</p>
<p><a href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words.button}</a></p>
<p>${words.expires} ${words.otherwise}</p></html>`,
  }
}
