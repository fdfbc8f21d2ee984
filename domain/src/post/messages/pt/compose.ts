import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'

/** Writing a post and choosing who sees it. */
export const compose = {
  title: 'Publicar',
  text: 'O que você quer contar?',
  placeholder: 'Conte alguma coisa…',
  clear: 'Apagar rascunho',
  cleared: 'Rascunho apagado.',
  left: (count: number) => (count === 1 ? 'Cabe mais 1 letra' : `Cabem mais ${count} letras`),
  over: (count: number) => (count === 1 ? 'Passou 1 letra' : `Passaram ${count} letras`),
  publish: 'Publicar',
  keys: 'Ctrl + Enter também publica',
  change: 'Mudar quem vê',
  /** What an automation of theirs will do with it. */
  carriesOn: (circles: readonly string[]) =>
    `Depois, uma automação sua leva isto também para ${listNames('pt', circles)}.`,
  /** What one would do and cannot; `why` as of `takesNothing`. */
  carriesNot: (circles: readonly string[], why: string) =>
    `Uma automação sua levaria isto também para ${listNames('pt', circles)}, mas não consegue: ${why}.`,
  takesNothing: {
    'circle-frozen': (group: string) => `ninguém mais cuida de ${group}`,
    'not-yours-to-post': (group: string) => `em ${group} só quem cuida publica`,
  },
  leaving: 'Sua publicação está a caminho.',
  leavingLater: 'Sua publicação vai quando a internet voltar.',
  publishWhenReady: 'Vai assim que as fotos ficarem prontas (toque para segurar)',
  alone: {
    text: 'Você ainda não conhece ninguém aqui, então só você veria isto. Convide alguém e publique depois: o rascunho fica guardado.',
    invite: 'Convidar alguém',
  },
  unknown: 'Sem internet, ainda não sabemos quem veria isto. Pode escrever: o rascunho fica guardado.',
  notCalled: (names: string[]) =>
    names.length === 1
      ? `${names[0]} não vai ver isto: o nome vai como palavra.`
      : `${names.join(', ')} não vão ver isto: os nomes vão como palavras.`,
  shared: {
    came: 'Chegou aqui o que você compartilhou.',
    missed: `O que você compartilhou não chegou: o aparelho mandou antes de a ${brand.name} estar pronta para receber. Compartilhe de novo.`,
  },
  photos: {
    add: 'Colocar fotos',
    label: 'Fotos desta publicação',
    preparing: (count: number) => (count === 1 ? 'Preparando 1 foto…' : `Preparando ${count} fotos…`),
    full: (limit: number, left: number) =>
      `Cabem ${limit} fotos. ${left === 1 ? 'Uma ficou' : `${left} ficaram`} de fora.`,
    tooMany: (limit: number, over: number) =>
      `Cabem ${limit} fotos. Retire ${over === 1 ? 'uma' : over} para publicar.`,
    notAPicture: (name: string) =>
      `“${name}” não é uma imagem que a gente consiga abrir. Tente uma foto JPEG, PNG ou WebP.`,
    heic: (name: string) =>
      `“${name}” é uma foto HEIC, que este navegador não abre. Publique pelo iPhone, ou mande para cá uma cópia em JPEG: no iPhone, Ajustes › Câmera › Formatos › Mais Compatível.`,
    tooManyPixels: (name: string, most: number) =>
      `“${name}” é grande demais: cabem fotos de até ${most} megapixels. Mande uma cópia menor.`,
    tooLarge: (name: string, most: number) => `“${name}” é grande demais: cabem fotos de até ${most} MB.`,
    missed: (count: number) =>
      count === 1
        ? 'Uma foto não chegou: a página fechou antes de ela ficar pronta. Escolha de novo.'
        : `${count} fotos não chegaram: a página fechou antes de elas ficarem prontas. Escolha de novo.`,
    understood: 'Entendi',
    place: (place: number, count: number) => `Foto ${place} de ${count}`,
    named: (place: number, count: number, alt: string | undefined) =>
      `Foto ${place} de ${count}${alt ? `: ${alt}` : '.'}`,
    describe: 'Descrever',
    described: 'Descrita',
    alt: 'O que aparece na foto?',
    altHint: 'Descreva para quem não vê. Não precisa preencher.',
    focus: (across: number, down: number) => `O que importa na foto: ${across} % da esquerda, ${down} % do alto`,
    focusHint: 'Toque no que não pode ficar de fora quando a foto é cortada. No teclado, as setas movem o ponto.',
    earlier: 'Antes',
    later: 'Depois',
    remove: 'Retirar esta foto',
    removeAt: (place: number) => `Retirar a foto ${place}`,
    removed: 'Foto retirada.',
    missing: 'Esta foto não está mais neste aparelho.',
    done: 'Pronto',
  },
}
