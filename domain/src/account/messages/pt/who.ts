/** Everything that says who may do what with what is mine, on one page. */
export const who = {
  title: 'Quem pode o quê',
  note: 'Tudo que decide quem vê, quem chama e quem encontra você, como está agora.',
  way: 'Ver quem pode o quê',
  lead: 'Assim está agora. O que não muda aqui leva até onde muda.',
  change: 'Mudar',
  changeOf: (what: string) => `Mudar: ${what}`,
  see: 'Ver',
  seeOf: (what: string) => `Ver: ${what}`,
  parts: { reach: 'Quem chega até você', apart: 'Quem fica longe', kept: 'O que fica guardado' },
  posts: {
    title: 'Para quem vai um post novo',
    options: { connections: 'Para quem você conhece', last: 'Como da última vez' },
    means: {
      connections: 'Todo post começa para todas as suas conexões. Você muda em cada um.',
      last: 'Todo post começa para quem você escolheu por último neste aparelho.',
    },
  },
  called: {
    title: 'Quem pode chamar você pelo nome',
    options: { readers: 'Quem lê o mesmo post', connections: 'Só as suas conexões', nobody: 'Ninguém' },
    means: {
      readers: 'Você recebe um aviso quando alguém escreve o seu nome num post que você pode ler.',
      connections: 'De quem você não conhece, o nome aparece no texto, mas você não recebe aviso.',
      nobody: 'O seu nome pode aparecer no texto, mas você nunca recebe aviso por isso.',
    },
  },
  findable: 'Quem pode encontrar você',
  graph: {
    title: 'O mapa da casa',
    on: 'Quem cuida da casa vê o seu nome no mapa.',
    off: 'No mapa você não tem nome nem linhas.',
  },
  albums: {
    title: 'Álbuns dos grupos',
    on: 'Quem está num grupo com você pode levar o álbum com o que você publicou ali.',
    off: 'O que você publica fica fora dos álbuns que outras pessoas levam.',
  },
  push: {
    title: 'Palavras na tela bloqueada',
    on: 'Os avisos do celular mostram as palavras dos posts e comentários.',
    off: 'Os avisos do celular não mostram as palavras de ninguém.',
  },
  mail: {
    title: 'Palavras no e-mail',
    none: 'Nenhum e-mail leva as palavras de ninguém.',
    words: 'O resumo por e-mail leva palavras e fotos dos posts.',
    names: 'O resumo por e-mail diz só quem postou.',
  },
  blocked: {
    title: 'Bloqueados',
    count: (count: number) =>
      count === 0 ? 'Você não bloqueou ninguém.' : `Você bloqueou ${count} ${count === 1 ? 'pessoa' : 'pessoas'}.`,
  },
  muted: {
    title: 'Silenciados',
    count: (people: number, circles: number) =>
      people + circles === 0
        ? 'Você não silenciou ninguém.'
        : `Fora da sua varanda: ${people} ${people === 1 ? 'pessoa' : 'pessoas'} e ${circles} ${circles === 1 ? 'grupo ou círculo' : 'grupos ou círculos'}.`,
  },
  apart: {
    title: 'Nunca juntos',
    count: (count: number) =>
      count === 0
        ? 'Você não pediu para separar ninguém.'
        : `${count} ${count === 1 ? 'par que você não quer' : 'pares que você não quer'} juntos sem você confirmar.`,
  },
  devices: {
    title: 'Onde você entrou',
    count: (names: string, more: number) => `${names}${more > 0 ? ` e mais ${more}` : ''}.`,
    none: 'Nenhum aparelho anotado.',
  },
  consents: {
    title: 'O que você aceitou',
    joined: (day: string) => `Você entrou na casa em ${day}.`,
    counting: {
      yes: (day: string) => `Neste navegador, você deixou contar visitas às páginas públicas, em ${day}.`,
      no: (day: string) => `Neste navegador, você não deixou contar visitas às páginas públicas, em ${day}.`,
      unasked: 'Neste navegador ninguém conta as suas visitas.',
    },
    way: 'Ler a política de privacidade',
  },
  copy: {
    title: 'Cópia do que é seu',
    none: 'Não há nenhuma cópia guardada aqui.',
    making: 'Uma cópia está sendo montada.',
    ready: (day: string) => `Há uma cópia pronta, guardada até ${day}.`,
  },
  opened: {
    title: 'Publicações suas que foram abertas',
    none: 'Quem cuida da casa nunca abriu uma publicação sua que ninguém denunciou.',
    by: (name: string) => `${name}, que cuida da casa`,
    failed: 'Não deu para ver agora.',
  },
  reports: { title: 'Denúncias e decisões', text: 'O que você denunciou, e o que foi decidido sobre o que é seu.' },
}
