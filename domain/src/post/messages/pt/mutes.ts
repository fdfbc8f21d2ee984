/** What stays out of the feed, told to nobody. */
export const mutes = {
  title: 'Silenciados',
  note: 'Fora do seu feed, sem que ninguém fique sabendo. Na página de cada um, tudo continua.',
  none: 'Você não silenciou ninguém.',
  mute: (name: string) => `Silenciar ${name}`,
  muteMeans: 'Sai do seu feed; ninguém fica sabendo.',
  unmute: (name: string) => `Mostrar ${name} de novo no feed`,
  unmuteShort: 'Mostrar de novo',
  howLong: 'Por quanto tempo?',
  times: { week: 'Uma semana', month: 'Um mês', always: 'Até eu mudar' },
  means: (name: string) => `O que vier de ${name} fica só na página de ${name}.`,
  yes: 'Silenciar',
  muted: (name: string) => `${name} está fora do seu feed.`,
  unmuted: (name: string) => `${name} volta ao seu feed.`,
  post: {
    mute: {
      act: 'Não avisar mais deste post',
      means: 'Ele continua no feed; os avisos dele param.',
      done: 'Nada mais avisa você deste post.',
    },
    unmute: {
      act: 'Voltar a avisar deste post',
      means: 'O que acontecer nele chega em Avisos.',
      done: 'Este post volta a avisar você.',
    },
  },
  until: (when: string) => `até ${when}`,
  always: 'até você mudar',
  failed: 'Não deu para guardar isto.',
  enough: 'Já são cem silenciados. Mostre alguém de novo antes.',
  gone: 'um grupo que você deixou',
  all: 'Tudo o que chegou é de quem você silenciou.',
}
