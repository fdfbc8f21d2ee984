/** Posts that were begun and not sent. */
export const drafts = {
  title: 'Rascunhos',
  open: 'O que você começou a escrever e não publicou.',
  note: 'Ficam só neste aparelho, até você publicar, apagar ou sair da conta.',
  count: (count: number) => `Rascunhos (${count})`,
  another: 'Escrever outro',
  noWords: 'Ainda sem palavras',
  photos: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  missed: (count: number) => (count === 1 ? '1 foto não chegou' : `${count} fotos não chegaram`),
  for: 'para ',
  drop: (text: string) => `Apagar o rascunho: ${text.slice(0, 60)}`,
  dropped: 'Rascunho apagado.',
  full: (limit: number) => `Cabem ${limit} rascunhos. Publique ou apague um para começar outro.`,
  none: 'Nenhum rascunho',
  howTo: 'O que você escreve e ainda não publica fica guardado aqui sozinho.',
}
