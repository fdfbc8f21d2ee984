import { brand } from '../../brand.ts'

/** The shell: places, moments, switches and what happens when something is not there. */
export const app = {
  skip: 'Pular para o conteúdo',
  places: {
    label: 'Lugares da varanda',
    feed: brand.name,
    circles: 'Círculos',
    publish: 'Publicar',
    notices: 'Avisos',
    unread: (count: number) => (count === 1 ? '1 novo' : `${count} novos`),
    profile: 'Eu',
    waiting: (count: number) => (count === 1 ? '1 espera por você' : `${count} esperam por você`),
  },
  ownPage: 'Sua página',
  filters: 'Filtros',
  close: 'Fechar',
  back: 'Voltar',
  backTo: 'Voltar para a varanda',
  undo: 'Desfazer',
  loading: 'Chegando…',
  slow: {
    text: 'Está demorando mais do que devia. A internet pode estar fraca.',
    retry: 'Tentar de novo',
    leave: 'Sair desta conta',
  },
  offline: 'Sem internet. Você vê o que já estava guardado aqui.',
  /** The same while there is a network and the instance is silent. */
  noAnswer: 'A casa não respondeu. Você vê o que já estava guardado aqui.',
  /** At the end of a list of which the instance may have more. */
  keptEnd: 'Aqui termina o que este aparelho guarda. O resto vem quando a casa responder.',
  /** In the place of a form that would change what the instance has. */
  formWaits: 'Sem internet. Isto abre quando ela voltar, para você mudar o que vale agora, e não o que valia antes.',
  /** Whose name this device does not know. */
  someone: 'Alguém',
  /** The same for somebody who is called in a text. */
  someoneCalled: 'alguém',
  failed: { text: 'Não deu para carregar isto agora.', retry: 'Tentar de novo' },
  unanswered: 'A casa não respondeu. Confira a internet e tente de novo.',
  notFound: {
    title: 'Página não encontrada',
    text: 'Este endereço não existe na varanda. O link pode estar incompleto, ou o que havia aqui foi retirado.',
  },
  /** In the place of one post, comment or notice that this browser cannot draw. */
  rowBroken: 'Não deu para mostrar isto neste navegador. O resto está aqui.',
  broken: {
    title: 'Algo quebrou nesta tela',
    text: 'O que você escreveu está guardado neste aparelho. Voltar para a varanda costuma resolver.',
  },
  newVersion: {
    title: `Tem versão nova da ${brand.name}.`,
    kept: 'O que você escreveu e ainda não saiu continua guardado.',
    take: 'Atualizar',
    taking: 'Atualizando…',
    later: 'Depois',
  },
  crop: {
    note: 'Arraste a foto, e aproxime até ficar bom.',
    stage: 'A foto no arco. As setas arrastam, mais e menos aproximam.',
    zoom: 'Aproximar',
    times: (times: number) => `${times.toFixed(1).replace('.', ',')} vezes`,
    use: 'Usar esta foto',
    saving: 'Levando a foto…',
    failed: 'A foto não chegou. Confira a internet e tente de novo.',
  },
  hour: { label: 'Claro ou escuro', day: 'Claro (17h)', night: 'Escuro (19h)', auto: 'Automático' },
  language: {
    label: 'Idioma',
    pt: 'Português',
    en: 'English',
  },
  /** Where a name stood. */
  whoLeft: 'alguém que saiu',
  /** Where something is written, for somebody whose guardian lets their writing rest. */
  writingPaused: 'A escrita está em pausa nesta conta: dá para ler tudo, mas não escrever nem reagir.',
  /** The same, for somebody who leaves. */
  cannotWrite: 'Você está de saída: dá para ler tudo, e para escrever é só voltar atrás.',
  /** The same, for somebody whose guardian has the account erased. */
  cannotWriteOfGuardian:
    'Quem cuida da sua conta pediu para apagá-la: dá para ler tudo, mas não escrever. Só quem cuida pode voltar atrás.',
  aside: {
    people: 'Quem está na sua varanda',
    all: (count: number) => `Ver ${count === 1 ? 'a pessoa' : `as ${count} pessoas`}`,
    seatsText: 'Quem entra pelo seu convite já se conecta com você.',
    fullText: 'Veja quem veio pelo seu convite.',
    invite: 'Ver meu convite',
  },
}
