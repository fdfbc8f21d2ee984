/** The people a member knows here. */
export const people = {
  title: 'Pessoas',
  count: (count: number) => (count === 1 ? '1 pessoa na sua varanda' : `${count} pessoas na sua varanda`),
  find: 'Procurar pelo nome',
  nobodyFound: (text: string) => `Ninguém com “${text}” no nome.`,
  by: { inviter: 'convidou você', invitee: 'você convidou', request: 'vocês se ligaram' },
  remove: {
    open: (name: string) => `Desfazer a ligação com ${name}`,
    title: (name: string) => `Desfazer a ligação com ${name}?`,
    text: (name: string) =>
      `Você deixa de ver o que ${name} escreveu, e ${name} deixa de ver o que você escreveu. Vale também para o que já passou.`,
    told: (name: string) => `${name} não recebe aviso nenhum.`,
    again: 'Para se ligarem de novo, um dos dois abre o convite do outro.',
    yes: 'Desfazer a ligação',
    doing: 'Desfazendo…',
    no: 'Deixar como está',
    done: (name: string) => `Você e ${name} não se veem mais aqui.`,
    failed: 'Não deu para desfazer agora. Nada mudou.',
  },
  empty: {
    title: 'Só falta gente',
    text: 'Quem entra pelo seu convite aparece aqui, já em contato com você.',
    invite: 'Ver meu convite',
  },
}
