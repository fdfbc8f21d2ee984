/** What the page of one's invite and the app's screen of invites say alike. */
export const ownLink = {
  title: 'Seu convite',
  invitedBy: (name: string) => `${name} convidou você.`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} criou a sua conta.`,
  cameBy: { founding: 'Você abriu esta casa.', house: 'A casa convidou você.' },
  wayText: 'Quem você traz para a casa.',
  seatsLeft: (left: number) =>
    left === 0 ? 'Nenhum lugar livre agora' : left === 1 ? 'Sobra 1 lugar' : `Sobram ${left} lugares`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não deu para copiar. Toque e segure o link para copiar.',
  revoked: 'Este convite foi cancelado. Quem já entrou continua dentro.',
  missing: 'Seu convite está sendo preparado. Ele aparece aqui em instantes.',
}
