/** The posts that bear a tag. */
export const tag = {
  note: 'Entre as publicações que você pode ler.',
  none: 'Nada com esta marca',
  howTo: (tag: string) => `Escreva #${tag} numa publicação, e ela aparece aqui para quem a lê.`,
}
