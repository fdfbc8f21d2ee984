import type { Locale } from '@varanda/domain/locale'
import type { Dice } from './dice.ts'

const firstNames: Record<Locale, readonly string[]> = {
  pt: (
    'Maria Ana Luíza Beatriz Júlia Helena Mariana Fernanda Camila Patrícia Aline Vanessa Tereza Rosa Célia Márcia ' +
    'Regina Sílvia Teresa Cristina Débora Eliane Fátima Glória Inês Joana Lúcia Neusa Olga Priscila Raquel Sandra ' +
    'Tatiana Vera Yara Zélia José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Rafael Daniel Marcelo ' +
    'Bruno Eduardo Felipe Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago ' +
    'Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Geraldo Otávio Caetano'
  ).split(' '),
  en: (
    'Emma Olivia Grace Chloe Sophie Hannah Lucy Alice Ruth Martha Joan Clara Nora Edith Rose Molly Ivy Hazel ' +
    'James Henry George Arthur Oscar Theo Jack Samuel Walter Frank Peter Simon Adam Miles Hugh Leo Owen Ralph'
  ).split(' '),
}

export const surnames: Record<Locale, readonly string[]> = {
  pt: (
    'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida ' +
    'Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas ' +
    'Cardoso Ramos Gonçalves Santana Teixeira Araújo Melo Pinto Correia Batista Campos Moraes Cavalcanti Nogueira ' +
    'Queiroz Peixoto Tavares Macedo Bezerra Fonseca Prado Brandão Siqueira Amaral Vasconcelos Nakamura Tanaka Schmidt'
  ).split(' '),
  en: (
    'Walker Hughes Bennett Carter Foster Reed Murphy Brooks Hayes Doyle Porter Lane Marsh Webb Shaw Burke Fletcher ' +
    'Barnes Quinn Sutton Holt Pryce Whitfield Ames Calloway'
  ).split(' '),
}

export function firstNameFor(dice: Dice, locale: Locale): string {
  return dice.pick(firstNames[locale])
}

/** "Ana Souza" and 7 give `ana.souza.7@example.org`: no two members share a number. */
export function emailOf(name: string, number: number): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')
  return `${plain}.${number}@example.org`
}
