import { listNames } from '../plural.ts'

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
  leaving: 'Sua publicação está a caminho.',
  alone: {
    text: 'Você ainda não conhece ninguém aqui, então só você veria isto. Convide alguém e publique depois: o rascunho fica guardado.',
    invite: 'Convidar alguém',
  },
  unknown: 'Sem internet ainda não sabemos quem veria isto. Pode escrever: o rascunho fica guardado.',
  nobody: 'Você tirou todo mundo. Inclua ao menos uma pessoa.',
  photos: {
    add: 'Colocar fotos',
    label: 'Fotos desta publicação',
    preparing: (count: number) => (count === 1 ? 'Preparando 1 foto…' : `Preparando ${count} fotos…`),
    full: (limit: number, left: number) =>
      `Cabem ${limit} fotos. ${left === 1 ? 'Uma ficou' : `${left} ficaram`} de fora.`,
    tooMany: (limit: number, over: number) =>
      `Cabem ${limit} fotos. Tire ${over === 1 ? 'mais uma' : `mais ${over}`} para publicar.`,
    notAPicture: (name: string) =>
      `“${name}” não é uma imagem que a gente consiga abrir. Tente uma foto JPEG, PNG ou WebP.`,
    understood: 'Entendi',
    place: (place: number, count: number) => `Foto ${place} de ${count}`,
    named: (place: number, count: number, alt: string | undefined) =>
      `Foto ${place} de ${count}${alt ? `: ${alt}` : '.'}`,
    describe: 'Descrever',
    described: 'Descrita',
    alt: 'O que aparece na foto?',
    altHint: 'Para quem não consegue ver. Não precisa preencher.',
    earlier: 'Antes',
    later: 'Depois',
    remove: 'Tirar esta foto',
    removeAt: (place: number) => `Tirar a foto ${place}`,
    removed: 'Foto tirada.',
    missing: 'Esta foto não está mais neste aparelho.',
    done: 'Pronto',
  },
  sheet: {
    title: (count: number) =>
      count === 0 ? 'Ninguém vê isto' : count === 1 ? '1 pessoa vê isto' : `${count} pessoas veem isto`,
    except: 'Exceto',
    exceptNames: (names: readonly string[]) => `exceto ${listNames('pt', names)}`,
    sees: 'Veem',
    exceptNote: (name: string) => `${name} não vê nem fica sabendo`,
    include: 'Incluir',
    includeName: (name: string) => `Incluir ${name}`,
    takeOut: (name: string) => `Tirar ${name}`,
    noExcept: 'Toque no × para tirar alguém. A pessoa não vê nem fica sabendo.',
    everyone: 'Incluir todo mundo',
    done: (count: number) => (count === 0 ? 'Pronto' : count === 1 ? 'Pronto, é esta 1' : `Pronto, são estas ${count}`),
  },
}
