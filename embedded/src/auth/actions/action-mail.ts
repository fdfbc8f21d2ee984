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

const words: Record<'pt-BR' | 'en', Record<ActionKind, Words>> = {
  'pt-BR': {
    PASSWORD_RESET: {
      subject: 'Escolha uma nova senha na Varanda',
      asked: 'Recebemos um pedido para trocar a senha desta conta na Varanda. Para escolher outra, abra este endereço:',
      button: 'Escolher nova senha',
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: a senha continua a mesma.',
    },
    EMAIL_SIGNIN: {
      subject: 'Seu link para entrar na Varanda',
      asked: 'Aqui está o link que você pediu para entrar na Varanda, sem senha:',
      button: 'Entrar na Varanda',
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: sem o link ninguém entra.',
    },
    VERIFY_EMAIL: {
      subject: 'Confirme seu e-mail na Varanda',
      asked: 'Falta só confirmar que este e-mail é seu. Abra este endereço:',
      button: 'Confirmar meu e-mail',
      otherwise: 'Se você não tem conta na Varanda, pode ignorar esta mensagem.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme seu novo e-mail na Varanda',
      asked: 'Você pediu para usar este e-mail na sua conta da Varanda. Para confirmar a troca, abra este endereço:',
      button: 'Usar este e-mail',
      otherwise: 'Se não foi você que pediu, pode ignorar esta mensagem: nada muda.',
    },
    RECOVER_EMAIL: {
      subject: 'O e-mail da sua conta na Varanda mudou',
      asked: 'O e-mail da sua conta foi trocado por outro. Se não foi você, desfaça a troca neste endereço:',
      button: 'Voltar ao e-mail de antes',
      otherwise: 'Se foi você, está tudo certo: não precisa fazer nada.',
    },
  },
  en: {
    PASSWORD_RESET: {
      subject: 'Choose a new Varanda password',
      asked: 'Someone asked to change the password of this Varanda account. To choose a new one, open this address:',
      button: 'Choose a new password',
      otherwise: 'If it wasn’t you, ignore this message: your password stays the same.',
    },
    EMAIL_SIGNIN: {
      subject: 'Your link to sign in to Varanda',
      asked: 'Here’s the link you asked for, to sign in to Varanda without a password:',
      button: 'Sign in to Varanda',
      otherwise: 'If it wasn’t you, ignore this message: nobody gets in without the link.',
    },
    VERIFY_EMAIL: {
      subject: 'Confirm your email on Varanda',
      asked: 'One thing left: confirming that this email is yours. Open this address:',
      button: 'Confirm my email',
      otherwise: 'If you don’t have a Varanda account, ignore this message.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirm your new email on Varanda',
      asked: 'You asked to use this email for your Varanda account. To confirm the change, open this address:',
      button: 'Use this email',
      otherwise: 'If it wasn’t you, ignore this message: nothing changes.',
    },
    RECOVER_EMAIL: {
      subject: 'The email on your Varanda account has changed',
      asked: 'The email on your account was changed to another one. If it wasn’t you, undo the change here:',
      button: 'Go back to the old email',
      otherwise: 'If it was you, you’re all set.',
    },
  },
}

/** `locale` is a BCP 47 tag or absent; English for English, Portuguese otherwise. */
export function actionMail(kind: ActionKind, to: string, link: string, locale: string | undefined): NewMail {
  const language = locale?.toLowerCase().startsWith('en') ? 'en' : 'pt-BR'
  const { greeting, expires } = common[language]
  const { subject, asked, button, otherwise } = words[language][kind]
  return {
    kind: kind.toLowerCase().replaceAll('_', '-'),
    to,
    subject,
    text: [greeting, asked, link, expires, otherwise].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${subject}</title>
<p>${greeting}</p><p>${asked}</p>
<p><a href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${button}</a></p>
<p>${expires} ${otherwise}</p></html>`,
  }
}
