/** What happened, in one sentence: who, and then one of `did`. Also said in pushes and mails. */
export const said = {
  people: (names: readonly string[], count: number) => {
    const [first = '', second = ''] = names
    if (count <= 1) return first
    return count === 2 ? `${first} e ${second}` : `${first}, ${second} e mais ${count - 2}`
  },
  did: {
    mention: (many: boolean) => `${many ? 'chamaram' : 'chamou'} você`,
    reply: (many: boolean) => `${many ? 'responderam' : 'respondeu'} ao seu comentário`,
    comment: (many: boolean) => `${many ? 'comentaram' : 'comentou'} no seu post`,
    reaction: (many: boolean) => `${many ? 'reagiram' : 'reagiu'} ao seu post`,
    message: () => 'mandou um post só para você',
    post: () => 'postou',
  },
  reactedToComment: (many: boolean) => `${many ? 'reagiram' : 'reagiu'} ao seu comentário`,
  /** In one push, after quiet hours. */
  held: (count: number) => `${count} avisos novos`,
  heldBody: 'Chegaram enquanto o celular ficou quieto.',
}
