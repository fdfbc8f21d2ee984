import { cincoLugares } from './cinco-lugares.ts'
import { enderecoNaFoto } from './endereco-na-foto.ts'
import { ordemDeHora } from './ordem-de-hora.ts'
import type { ToldBlogPost } from './telling.ts'

/** Every post of the demo house's blog, newest first. */
export const blogPosts: readonly ToldBlogPost[] = [enderecoNaFoto, cincoLugares, ordemDeHora].toSorted((a, b) =>
  b.publishedAt.localeCompare(a.publishedAt),
)
