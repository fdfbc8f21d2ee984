/** A month that is cut short ends the sentence with its own stop. */
const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** The people a member knows here. */
export const people = {
  title: 'Pessoas',
  count: (count: number) => (count === 1 ? '1 pessoa na sua varanda' : `${count} pessoas na sua varanda`),
  find: 'Buscar pelo nome',
  nobodyFound: (text: string) => `Ninguém com “${text}” no nome.`,
  /** How two people came to know each other here; `since`: "desde 27 de abr." */
  by: {
    inviter: (since: string) => `Conexão ${ended(since)} Convidou você.`,
    guardian: (since: string) => `Conexão ${ended(since)} Cuida da sua conta.`,
    invitee: (since: string) => `Conexão ${ended(since)} Veio pelo seu convite.`,
    request: (since: string) => `Conexão ${since}`,
  },
  remove: {
    open: (name: string) => `Desfazer a conexão com ${name}, ou bloquear`,
    title: (name: string) => `Desfazer a conexão com ${name}?`,
    text: (name: string) =>
      `Você deixa de ver o que ${name} escreveu, e ${name} deixa de ver o que você escreveu. Vale também para o que já passou.`,
    told: (name: string) => `${name} não recebe aviso nenhum.`,
    again: 'Para se conectarem de novo, uma pessoa abre o convite da outra.',
    yes: 'Desfazer a conexão',
    doing: 'Desfazendo…',
    no: 'Deixar como está',
    done: (name: string) => `Você e ${name} não se veem mais aqui.`,
    failed: 'Não deu para desfazer agora. Nada mudou.',
  },
  block: {
    instead: (name: string) => `Prefiro bloquear ${name}`,
    title: (name: string) => `Bloquear ${name}?`,
    means: (name: string) => [
      `Você não vê mais o que ${name} escreveu, e ${name} não vê mais o que você escreveu. Vale também para o que já passou.`,
      'A conexão entre vocês acaba, e nenhum convite conecta vocês enquanto o bloqueio durar.',
      `Onde outra pessoa publica para vocês, as palavras de ${name} ficam escondidas para você. As suas, ${name} ainda lê ali.`,
      `${name} não recebe aviso nenhum.`,
    ],
    lift: 'Você pode desbloquear quando quiser, nas suas configurações. O que sumiu não volta sozinho.',
    yes: 'Bloquear',
    doing: 'Bloqueando…',
    no: 'Deixar como está',
    done: (name: string) => `Você bloqueou ${name}.`,
    failed: 'Não deu para bloquear agora. Nada mudou.',
  },
  blocked: {
    title: 'Pessoas que você bloqueou',
    note: 'Só você vê esta lista.',
    someone: 'Alguém cuja página não abre para você',
    none: 'Você não bloqueou ninguém.',
    lift: 'Desbloquear',
    liftName: (name: string) => `Desbloquear ${name}`,
    lifting: 'Desbloqueando…',
    lifted: (name: string) =>
      `${name} não está mais na lista. Para se verem de novo, uma pessoa abre o convite da outra.`,
    failed: 'Não deu para desbloquear agora. Nada mudou.',
  },
  empty: {
    title: 'Só falta gente',
    text: 'Quem se conecta com você aparece aqui. Aqui embaixo estão os jeitos de encontrar as pessoas.',
  },
}
