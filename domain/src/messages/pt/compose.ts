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
