/** A member's own page: name, words about oneself, switches and the way out. */
export const profile = {
  title: 'Eu',
  name: 'Seu nome',
  nameHint: 'Como as pessoas da casa chamam você.',
  nameEmpty: 'Escreva seu nome.',
  nameOfficial: 'Com este nome você pareceria falar pela casa. Escreva como chamam você.',
  nameLong: (limit: number) => `O nome pode ter até ${limit} letras.`,
  bio: 'Sobre você',
  bioHint: 'Uma ou duas frases. Pode ficar vazio.',
  bioLong: (limit: number) => `Este texto pode ter até ${limit} letras.`,
  save: 'Salvar',
  saved: 'Salvo.',
  refused: 'Não deu para guardar. O que estava antes continua valendo.',
  invitedBy: (name: string) => `${name} convidou você`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} criou a sua conta`,
  cameBy: { founding: 'Você abriu esta casa', house: 'A casa convidou você' },
  portrait: {
    title: 'Seu retrato',
    note: 'Quem mora nesta varanda vê este retrato, menos quem você bloqueou.',
    noteOfChild: 'Quem responde por você, quem você conhece e quem está num grupo seu vê este retrato.',
    photo: 'Usar uma foto minha',
    crop: 'No arco',
    changed: 'Seu retrato mudou.',
    change: 'Trocar de retrato',
    given: 'O que a casa desenhou para você',
    person: (number: number) => `Pessoa ${number}`,
    things: {
      hibisco: 'Hibisco',
      bule: 'Bule de café',
      cadeira: 'Cadeira de varanda',
      manga: 'Manga',
      papagaio: 'Papagaio',
      caramelo: 'Vira-lata caramelo',
      violao: 'Violão',
      lua: 'Lua sobre o mar',
    },
  },
  edit: 'Editar perfil',
  noBio: 'Ninguém leu nada sobre você ainda. Uma frase já ajuda quem chega.',
  unsaved: 'Você escreveu aqui e não salvou. Está guardado só neste aparelho.',
  goOn: 'Continuar',
  discard: 'Descartar',
  discarded: 'Descartado. Vale o que estava antes.',
  ways: {
    mine: 'Você',
    pageText: 'Sua página, como quem conhece você vê.',
    instance: 'A casa',
  },
  account: 'Conta',
  signOut: {
    button: 'Sair',
    title: 'Ainda tem publicação por enviar',
    text: (count: number) =>
      count === 1
        ? 'Uma publicação ainda não saiu deste aparelho. Saindo agora, ela é apagada.'
        : `${count} publicações ainda não saíram deste aparelho. Saindo agora, elas são apagadas.`,
    removalTitle: 'Ainda tem publicação por apagar',
    removals: (count: number) =>
      count === 1
        ? 'Uma publicação que você apagou espera a internet. Saindo agora, ela continua onde está.'
        : `${count} publicações que você apagou esperam a internet. Saindo agora, elas continuam onde estão.`,
    draftTitle: 'Ainda tem rascunho neste aparelho',
    drafts: (count: number) =>
      count === 1
        ? 'Um rascunho está guardado só aqui. Saindo agora, ele é apagado.'
        : `${count} rascunhos estão guardados só aqui. Saindo agora, eles são apagados.`,
    stay: 'Ficar e esperar',
    leave: 'Sair e apagar',
    leaving: 'Saindo…',
  },
}
