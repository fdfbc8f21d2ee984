/** The messages that carry a link to act on, in the language that the page was in. */
import type { NewMail } from '../../mail/mailer.ts'
import type { ActionKind } from './action-codes.ts'

interface Words {
  subject: string
  asked: string
  button: string
  otherwise: string
}

const common = {
  'pt-BR': { greeting: 'Olá!', expires: 'O link vale por uma hora e só uma vez.' },
  en: { greeting: 'Hello!', expires: 'The link works for one hour, and only once.' },
}

const wordsOf = (name: string): Record<'pt-BR' | 'en', Record<ActionKind, Words>> => ({
  'pt-BR': {
    PASSWORD_RESET: {
      subject: `Escolha uma nova senha na ${name}`,
      asked: `Recebemos um pedido para trocar a senha desta conta na ${name}. Para escolher outra, abra este endereço:`,
      button: 'Escolher nova senha',
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: a senha continua a mesma.',
    },
    EMAIL_SIGNIN: {
      subject: `Seu link para entrar na ${name}`,
      asked: `Aqui está o link que você pediu para entrar na ${name}, sem senha:`,
      button: `Entrar na ${name}`,
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: sem o link ninguém entra.',
    },
    VERIFY_EMAIL: {
      subject: `Confirme seu e-mail na ${name}`,
      asked: 'Falta só confirmar que este e-mail é seu. Abra este endereço:',
      button: 'Confirmar meu e-mail',
      otherwise: `Se não foi você que criou a conta na ${name}, ignore esta mensagem: quem criou escolheu a senha, e ela continua valendo.`,
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: `Confirme seu novo e-mail na ${name}`,
      asked: `Você pediu para usar este e-mail na sua conta da ${name}. Para confirmar a troca, abra este endereço:`,
      button: 'Usar este e-mail',
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: nada muda.',
    },
    RECOVER_EMAIL: {
      subject: `O e-mail da sua conta na ${name} mudou`,
      asked: 'O e-mail da sua conta foi trocado por outro. Se não foi você, desfaça a troca neste endereço:',
      button: 'Voltar ao e-mail de antes',
      otherwise:
        'Desfeita a troca, nenhuma senha nem conta Google abre mais a sua conta: você entra pelo e-mail. Se foi você que trocou, está tudo certo: não precisa fazer nada.',
    },
  },
  en: {
    PASSWORD_RESET: {
      subject: `Choose a new ${name} password`,
      asked: `Someone asked to change the password of this ${name} account. To choose a new one, open this address:`,
      button: 'Choose a new password',
      otherwise: 'If it wasn’t you, ignore this message: your password stays the same.',
    },
    EMAIL_SIGNIN: {
      subject: `Your link to sign in to ${name}`,
      asked: `Here’s the link you asked for, to sign in to ${name} without a password:`,
      button: `Sign in to ${name}`,
      otherwise: 'If it wasn’t you, ignore this message: nobody gets in without the link.',
    },
    VERIFY_EMAIL: {
      subject: `Confirm your email on ${name}`,
      asked: 'One thing left: confirming that this email is yours. Open this address:',
      button: 'Confirm my email',
      otherwise: `If it wasn’t you who made the ${name} account, ignore this message: whoever made it chose its password, which keeps working.`,
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: `Confirm your new email on ${name}`,
      asked: `You asked to use this email for your ${name} account. To confirm the change, open this address:`,
      button: 'Use this email',
      otherwise: 'If it wasn’t you, ignore this message: nothing changes.',
    },
    RECOVER_EMAIL: {
      subject: `The email on your ${name} account has changed`,
      asked: 'The email on your account was changed to another one. If it wasn’t you, undo the change here:',
      button: 'Go back to the old email',
      otherwise:
        'Once undone, no password and no Google account opens yours anymore: you come in by email. If you made the change, you’re all set.',
    },
  },
})

export interface ActionLetter {
  kind: ActionKind
  to: string
  link: string
  /** A BCP 47 tag or absent; English for English, Portuguese otherwise. */
  locale: string | undefined
  /** What the instance is called. */
  name: string
}

export function actionMail({ kind, to, link, locale, name }: ActionLetter): NewMail {
  const language = locale?.toLowerCase().startsWith('en') ? 'en' : 'pt-BR'
  const { greeting, expires } = common[language]
  const { subject, asked, button, otherwise } = wordsOf(name)[language][kind]
  return {
    kind: kind.toLowerCase().replaceAll('_', '-'),
    to,
    subject,
    text: [greeting, asked, link, expires, otherwise].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(subject)}</title>
<p>${greeting}</p><p>${escaped(asked)}</p>
<p><a href="${escaped(link)}">${escaped(button)}</a></p>
<p>${expires} ${escaped(otherwise)}</p></html>`,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
