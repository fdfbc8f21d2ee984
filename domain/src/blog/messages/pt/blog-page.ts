import { brand } from '../../../brand.ts'

/** What functions put into the blog's pages and feeds. */
export const blogPage = {
  name: `Blog da ${brand.name}`,
  home: 'Início',
  heading: 'Conversas de varanda',
  description: `Histórias, ideias e novidades da ${brand.name}: como juntar a família sem barulho, guardar fotografias e chamar gente boa para perto.`,
  tagTitle: (tag: string) => `Sobre ${tag}`,
  tagDescription: (tag: string) => `Tudo o que o blog da ${brand.name} já publicou sobre ${tag}.`,
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
  minutes: (count: number) => `${count} min de leitura`,
  onlyIn: { pt: 'Este texto só existe em português.', en: 'Este texto só existe em inglês, por enquanto.' },
}

/** How tags are called, by their addresses; one that is not here is shown as it is written there. */
export const blogTags: Record<string, string> = {
  casa: 'a casa',
  privacidade: 'privacidade',
  familia: 'família',
  convites: 'convites',
  criancas: 'crianças',
  receitas: 'receitas',
}
