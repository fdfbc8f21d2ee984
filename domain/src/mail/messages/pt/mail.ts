import { brand } from '../../../brand.ts'
import type { NoticeTopic } from '../../../notice/topics.ts'

/** `na segunda-feira, 14 de dezembro`, `no sábado, 19 de dezembro` */
const onDay = (day: string) => (/^(sábado|domingo)/.test(day) ? `no ${day}` : `na ${day}`)

/** Messages by mail. What people wrote stays in the instance: a mail says that something is there, and leads to it. */
export const mail = {
  footer: `${brand.name}, a rede da família e dos amigos. Ninguém lê esta caixa; não precisa responder.`,
  orOpen: 'Ou copie este endereço:',
  'sign-in-code': {
    subject: (code: string) => `${code} é o seu código para entrar`,
    lead: 'Digite este código onde você está entrando:',
    orLink: 'Ou entre pelo link, neste ou em outro aparelho. Ele vale uma vez só, e a página pede o seu e-mail.',
    button: `Entrar na ${brand.name}`,
    expires: (minutes: number) => `O código vale por ${minutes} minutos e uma vez só.`,
    otherwise: 'Se não é você que está entrando, não passe este código a ninguém e ignore a mensagem.',
    otherwiseBoth: 'Se não é você que está entrando, não passe o código nem o link a ninguém e ignore a mensagem.',
  },
  invite: {
    subject: (inviter: string) => `${inviter} guardou um lugar para você na ${brand.name}`,
    lead: (inviter: string) =>
      `${inviter} quer você por perto, numa rede só de família e amigos: sem anúncio e sem estranhos.`,
    instanceSubject: `Tem um lugar para você na ${brand.name}`,
    instanceLead: `A porta está aberta: há um lugar guardado para você na ${brand.name}, a rede da família e dos amigos.`,
    button: 'Abrir o convite',
    code: (code: string) =>
      `Vai entrar pelo app instalado ou por outro aparelho? Em “Como entrar”, toque em “Recebi um código por e-mail” e digite ${code}. Ele vale uma vez só.`,
    expires: (days: number) =>
      days === 1 ? 'O lugar fica guardado até amanhã.' : `O lugar fica guardado por ${days} dias.`,
    calm: 'Abrir o link não gasta o lugar. Só entrar gasta.',
  },
  notices: {
    subject: (count: number) => `${count} avisos para você na ${brand.name}`,
    lead: (count: number): string =>
      count === 1 ? 'Chegou um aviso que você ainda não viu:' : 'O que chegou e você ainda não viu:',
    more: (count: number): string => (count === 1 ? 'E mais 1.' : `E mais ${count}.`),
    button: 'Ver na varanda',
  },
  'request-confirm': {
    subject: 'Falta confirmar seu pedido de convite',
    lead: `Alguém pediu um convite para a ${brand.name} com este e-mail. Foi você? Então abra a página e confirme.`,
    button: 'Ver e confirmar o pedido',
    expires: (hours: number) => `O link vale por ${hours} horas. Sem confirmação, o pedido some sozinho.`,
    otherwise: 'Se não foi você, não precisa fazer nada.',
  },
  'request-received': {
    subject: 'Seu pedido de convite chegou',
    lead: `Recebemos seu pedido de convite para a ${brand.name}. Agradecemos o interesse!`,
    next: (day: string) =>
      `Quem cuida da casa lê cada pedido, um por um, e responde por este e-mail em 3 a 5 dias úteis: até ${day}.`,
    look: 'Ver como está o pedido',
    friend: 'Se nesse meio-tempo alguém de casa mandar um convite, pode usar: é o caminho mais curto.',
    otherwise: 'Se não foi você que pediu, ignore esta mensagem.',
  },
  'request-declined': {
    subject: 'Sobre o seu pedido de convite',
    lead: `Lemos seu pedido de convite para a ${brand.name}. Desta vez a resposta é não.`,
    erased:
      'Seus dados são apagados da casa em 180 dias. Se alguém daqui convidar você, o convite vale do mesmo jeito.',
  },
  'handed-over': {
    subject: `Sua conta na ${brand.name} agora é sua`,
    lead: 'Quem cuidava da sua conta disse sim: agora você entra com este e-mail. Os códigos de antes não abrem mais, e todos os aparelhos saíram.',
    button: 'Entrar com o meu e-mail',
    after:
      'Na página de entrar, peça um código por e-mail: ele vem para este endereço. Depois, se quiser, escolha uma senha.',
  },
  'appeal-decided': {
    subject: 'Sua resposta foi lida',
    lead: `Lemos o que você respondeu sobre a sua conta na ${brand.name}, e já decidimos. Entre para ver.`,
    button: 'Ver a decisão',
  },
  'request-member': {
    subject: 'Você já é de casa',
    lead: `Alguém pediu um convite para a ${brand.name} com este e-mail, mas ele já tem uma conta aqui dentro. Não precisa pedir: é só entrar.`,
    button: `Entrar na ${brand.name}`,
    otherwise: 'Se não foi você que pediu, ignore esta mensagem. Nada mudou na sua conta.',
  },
  leaving: {
    subject: (day: string) => `Você sai da ${brand.name} ${onDay(day)}`,
    lead: (day: string) =>
      `Você pediu para sair. O que é seu se apaga ${onDay(day)}, e depois não tem volta, nem por nós.`,
    button: 'Ver, ou voltar atrás',
    otherwise: 'Se é isso mesmo, não precisa fazer nada. Para levar uma cópia do que é seu, ainda dá tempo.',
  },
  left: {
    subject: `Você saiu da ${brand.name}`,
    lead: 'Está feito: seu nome, suas palavras, suas fotos e seu e-mail não estão mais na casa.',
    backups: 'Das cópias de segurança o que era seu some em até 35 dias.',
    bye: 'Esta é a última mensagem que você recebe de nós. Obrigado por ter estado aqui. A porta se abre de novo com um convite.',
  },
  /** What a mail is about, where a reader may stop it. */
  topics: {
    answers: 'respostas e menções',
    comments: 'comentários no que você postou',
    messages: 'posts só para você',
    invitations: 'convites e pedidos',
    people: 'quem chegou por você',
    guardian: 'crianças e quem responde por elas',
    reactions: 'reações',
    posts: 'posts de quem você acompanha',
    support: 'apoio que você deu ou recebeu',
    house: 'avisos da casa',
  } satisfies Record<NoticeTopic, string>,
  unsubscribe: {
    link: 'Não quero mais avisos por e-mail',
    linkOf: (topic: string) => `Não quero mais por e-mail: ${topic}`,
    title: 'Avisos por e-mail',
    question: `Quer parar de receber avisos da ${brand.name} por e-mail? Códigos para entrar e convites continuam chegando.`,
    questionOf: (topic: string) =>
      `Quer parar de receber isto por e-mail: ${topic}? No app tudo continua aparecendo nos Avisos.`,
    button: 'Parar os avisos',
    keep: 'Continuar recebendo',
    done: 'Pronto. Você não recebe mais avisos por e-mail.',
    doneOf: (topic: string) => `Pronto. Isto não chega mais por e-mail: ${topic}. Você muda quando quiser, em Avisos.`,
    undo: 'Foi sem querer: quero de volta',
    undoFor: (minutes: number) => `Dá para voltar atrás aqui por ${minutes} minutos.`,
    undone: 'Certo. Volta a chegar como antes.',
    undoOver: `Já não dá para voltar atrás por aqui. Entre na ${brand.name} e escolha em Avisos.`,
    kept: 'Certo. Nada mudou: os avisos continuam chegando.',
    busy: 'Muitas tentativas daqui. Tente de novo em alguns minutos.',
    broken: 'Este link não vale. Abra de novo o que veio na mensagem, inteiro.',
  },
}
