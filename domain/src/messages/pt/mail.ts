/** Messages by mail. What people wrote stays in the house: a mail says that something is there, and leads to it. */
export const mail = {
  footer: 'Varanda, a rede da família e dos amigos. Ninguém lê esta caixa; não precisa responder.',
  orOpen: 'Ou copie este endereço:',
  'sign-in-code': {
    subject: (code: string) => `${code} é o seu código para entrar`,
    lead: 'Digite este código onde você está entrando:',
    expires: (minutes: number) => `Ele vale por ${minutes} minutos e uma vez só.`,
    otherwise: 'Se não é você que está entrando, não passe este código a ninguém e ignore a mensagem.',
  },
  invite: {
    subject: (inviter: string) => `${inviter} guardou um lugar para você na Varanda`,
    lead: (inviter: string) =>
      `${inviter} quer você por perto, numa rede só de família e amigos: sem anúncio e sem estranhos.`,
    button: 'Abrir o convite',
    calm: 'Abrir o link não gasta o lugar. Só entrar gasta.',
  },
  comment: {
    subject: (author: string) => `${author} respondeu a você`,
    lead: (author: string) => `${author} escreveu embaixo da sua publicação.`,
    button: 'Ler na varanda',
  },
  unsubscribe: {
    link: 'Não quero mais avisos por e-mail:',
    title: 'Avisos por e-mail',
    question: 'Quer parar de receber avisos da Varanda por e-mail? Códigos para entrar e convites continuam chegando.',
    button: 'Parar os avisos',
    done: 'Pronto. Você não recebe mais avisos por e-mail.',
    broken: 'Este link não vale. Abra de novo o que veio na mensagem, inteiro.',
  },
}
