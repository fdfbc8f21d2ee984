/** What others are told of a member who reads by mail alone. */
export const mailTold = {
  /** What an inviter reads before they send a link. */
  inviter: {
    title: 'Para quem só lê e-mail',
    text: 'Na página do convite há “Prefiro só por e-mail”: sem app e sem senha. Essa pessoa lê tudo por e-mail, de 20 em 20 posts, e responde por botões. Se ela repassar um e-mail, quem receber lê o que está nele e pode responder no nome dela.',
    together: 'Vai ajudar alguém? Preencham juntos no seu celular; a confirmação é no e-mail dessa pessoa.',
  },
  /** Below the notice that somebody came by one's invite. */
  notice:
    'Lê tudo por e-mail, de 20 em 20 posts, e responde por botões. Quem receber um e-mail repassado lê o que está nele.',
  mark: 'Lê por e-mail',
}
