/** A member's own page: name, words about oneself, switches and the way out. */
export const profile = {
  title: 'Eu',
  name: 'Seu nome',
  nameHint: 'Como as pessoas da casa chamam você.',
  nameEmpty: 'Escreva seu nome.',
  nameLong: (limit: number) => `O nome vai até ${limit} letras.`,
  bio: 'Sobre você',
  bioHint: 'Uma ou duas frases. Pode ficar vazio.',
  bioLong: (limit: number) => `Este texto vai até ${limit} letras.`,
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado.',
  refused: 'Não deu para guardar. O que estava antes continua valendo.',
  invitedBy: (name: string) => `${name} convidou você`,
  founder: 'Você abriu esta casa',
  account: 'Conta',
  email: 'E-mail',
  emailNote: 'só você vê',
  preferences: 'Preferências',
  hourNote: 'Automático acompanha o seu aparelho.',
  signOut: {
    button: 'Sair',
    title: 'Ainda tem publicação por enviar',
    text: (count: number) =>
      count === 1
        ? 'Uma publicação ainda não saiu deste aparelho. Saindo agora, ela é apagada.'
        : `${count} publicações ainda não saíram deste aparelho. Saindo agora, elas são apagadas.`,
    stay: 'Ficar e esperar',
    leave: 'Sair e apagar',
    leaving: 'Saindo…',
  },
}
