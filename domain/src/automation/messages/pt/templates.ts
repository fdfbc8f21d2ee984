/** What the sentences to begin from are filled with. */
export const templates = {
  tag: 'casamento',
  lunch: 'Hoje tem almoço. Quem vem?',
  welcome: '{name} chegou. Vamos dar boas-vindas!',
}
