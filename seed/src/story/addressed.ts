import type { Who } from '../people.ts'
import type { StoryPost, ToldAudience } from './telling.ts'

/** Posts of the chapters that were for somebody else than all connections, found by author and opening. */
const addressed: readonly { by: Who; opening: string; to: ToldAudience }[] = [
  ...inside('Família Andrade', [
    ['sonia', 'Então eu tenho a idade daquela parede.'],
    ['caio', 'O trabalho da varanda tirou dez.'],
    ['cida', 'Feijão de quinta, para quem sempre pergunta'],
    ['cida', 'Frango com quiabo hoje'],
    ['cida', 'Domingo de chuva: onze pessoas'],
    ['lucia', 'Mamãe na cozinha, de costas'],
    ['beto', 'A Nina me perguntou se o mar tem ralo.'],
    ['marina', 'Faltam três semanas.'],
    ['beto', 'Levei o carvão para a mãe'],
  ]),
  ...inside('Casamento Marina e Rafa', [
    ['marina', 'Tentei o bolo de fubá da vó Nair pela terceira'],
    ['andre', 'A Lívia fez planilha'],
    ['graca', 'Testei a farofa para noventa pessoas.'],
  ]),
  ...inside('Caderno da Nair', [['lucia', 'Alguém viu o caderno de receitas']]),
  ...inside('Rua das Acácias', [
    ['osvaldo', 'A parede da varanda da Cida foi abaixo'],
    ['osvaldo', 'Fiz doce de manga com receita do rótulo'],
    ['zuleide', 'Fiz as capas novas das almofadas'],
    ['cida', 'Passei a noite na cadeira ao lado da janela'],
  ]),
  ...inside('Pelada de quinta', [['beto', 'Pelada de hoje: 9 a 8.']]),
  ...inside('Padaria da Kátia', [
    ['katia', 'Inventei um pão'],
    ['katia', 'Sábado, frio, fila na porta'],
  ]),
]

function inside(circle: string, posts: readonly (readonly [Who, string])[]) {
  return posts.map(([by, opening]) => ({ by, opening, to: { circles: [circle] } }))
}

/** A post of a chapter with whom it was for. */
export function addressedAs(told: StoryPost): StoryPost {
  const found = addressed.find(({ by, opening }) => told.by === by && told.text.startsWith(opening))
  return found ? { ...told, to: found.to } : told
}
