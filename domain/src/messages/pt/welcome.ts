const words = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco']

/** The first screen after joining, and the place to find one's own invite again. */
export const welcome = {
  title: 'Seu convite',
  description: 'Seu convite e os cinco lugares que você pode oferecer na Varanda a quem quer por perto.',
  heading: (name: string) => `Puxe mais uma cadeira, ${name}`,
  invitedBy: (name: string) => `${name} convidou você.`,
  founder: 'Você abriu esta casa.',
  seatsYours: (seats: number) =>
    seats === 1
      ? 'Agora você tem um lugar para oferecer.'
      : `Agora você tem ${words[seats] ?? seats} lugares para oferecer.`,
  seats: {
    label: 'Seus lugares',
    left: (left: number) =>
      left === 0 ? 'Todos os lugares têm dono' : left === 1 ? 'Sobra 1 lugar' : `Sobram ${left} lugares`,
    free: 'Livre',
    freeHint: 'é só mandar',
  },
  invite: {
    title: 'Seu convite',
    rule: 'Abrir o link não gasta lugar. Só entrar gasta.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não deu para copiar. Toque e segure o link para copiar.',
    share: 'Mandar de outro jeito',
    whatsapp: 'Mandar pelo WhatsApp',
    qr: 'QR do seu convite: aponte a câmera de outro celular.',
    text: (name: string) => `${name} guardou um lugar para você na Varanda. É só abrir:`,
    full: 'Seus cinco lugares têm dono. Que varanda cheia.',
    revoked: 'Este convite foi cancelado. Quem já entrou continua dentro.',
    missing: 'Seu convite está sendo preparado. Ele aparece aqui em instantes.',
  },
  feed: 'Ir para a minha varanda',
  failed: 'Não conseguimos buscar seu convite agora. Confira a internet.',
  retry: 'Tentar de novo',
  ward: {
    title: 'Convidar é para mais tarde',
    text: (guardian: string) =>
      `Antes dos 16, quem chama gente nova é ${guardian}. Para conhecer alguém que já está na casa, abra o convite da pessoa.`,
  },
  signedOut: {
    title: 'Sua cadeira está guardada',
    text: 'Entre para ver seu convite e quem já veio por ele.',
    signIn: 'Entrar',
    join: 'Tenho um convite',
  },
}
