import { brand } from '../../../../brand.ts'
import { digest } from '../../../../digest/messages/pt/digest.ts'
import { mailForm } from './mail-form.ts'

/** What is written to somebody who comes in by mail alone, and the pages that it opens. */
export const mailLetters = {
  mail: {
    subject: `Falta um passo para a ${brand.name} chegar por e-mail`,
    lead: (inviter: string) =>
      `${inviter} guardou um lugar na ${brand.name}, a rede da família e dos amigos, e alguém escolheu ler tudo por este e-mail. Foi você?`,
    instanceLead: `Há um lugar guardado na ${brand.name}, a rede da família e dos amigos, e alguém escolheu ler tudo por este e-mail. Foi você?`,
    button: 'Ver e confirmar',
    expires: (days: number) => `A página vale por ${days} dias. Sem confirmação, o que foi escrito some sozinho.`,
    otherwise: 'Se não foi você, não precisa fazer nada.',
  },
  page: {
    lead: mailForm.lead,
    notes: mailForm.notes,
    title: `Quer a ${brand.name} por e-mail?`,
    from: (inviter: string) => `Quem guardou este lugar: ${inviter}.`,
    fromInstance: 'A casa guardou este lugar para você.',
    rows: { name: 'Seu nome na casa', email: 'Seu e-mail', when: 'Quando chega' },
    comes: digest.settings.comes,
    legend: 'Foi você quem pediu?',
    yes: 'Sim, quero receber',
    no: 'Não fui eu',
    confirm: 'Confirmar',
    unchosen: 'Escolha uma das duas antes de confirmar.',
    /** The second part is a link to the terms, the fourth one to the page on privacy. */
    agree: ['Com o sim, você concorda com ', 'o combinado da casa', '. Veja também ', 'o que ela sabe de você', '.'],
    done: {
      title: 'Pronto, você é de casa',
      text: 'O primeiro e-mail sai em alguns minutos, com o mais recente do que já é seu para ler. Se ainda não houver nada, ele chega quando houver.',
      close: 'Pode fechar esta página. Nada mais precisa ser instalado.',
      enter: 'Para entrar no app um dia, peça um código para este mesmo e-mail.',
      way: `Entrar na ${brand.name}`,
    },
    denied: {
      title: 'Certo, nada foi feito',
      text: 'O que foi escrito com este e-mail foi apagado. Ninguém de dentro fica sabendo.',
    },
    gone: {
      title: 'Este convite não vale mais',
      text: 'O lugar já não está guardado. Peça outro convite a quem mandou este.',
    },
    member: {
      title: 'Você já é de casa',
      text: `Este e-mail já tem uma conta na ${brand.name}. Nada mudou nela.`,
    },
    broken: {
      title: 'Este link não vale',
      text: 'Abra de novo o botão da mensagem, inteiro. Se os três dias passaram, use o convite outra vez.',
    },
    busy: { title: 'Espere um pouco', text: 'Muitas tentativas daqui. Tente de novo em alguns minutos.' },
  },
  welcome: {
    subject: (what: string) => `Sua varanda por e-mail: ${what}`,
    heading: (name: string) => `Que bom que você veio, ${name}`,
    lead: 'Isto é o mais recente do que já é seu para ler.',
  },
  foot: { enter: 'Entrar no app', leave: `Sair da ${brand.name}` },
  stop: {
    question: `Você lê a ${brand.name} só por e-mail: sem o resumo, nada mais chega. Ninguém é avisado, e seu lugar continua: você entra no app com um código para este mesmo e-mail. Quer parar mesmo assim?`,
    done: 'Pronto. Nada mais chega por e-mail. Seu lugar continua: para voltar a ler, entre no app com um código para este mesmo e-mail.',
  },
}
