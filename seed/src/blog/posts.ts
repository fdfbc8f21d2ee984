import { apagar } from './apagar.ts'
import { casaPropria } from './casa-propria.ts'
import { cincoLugares } from './cinco-lugares.ts'
import { cobogo } from './cobogo.ts'
import { enderecoNaFoto } from './endereco-na-foto.ts'
import { fotosDeCrianca } from './fotos-de-crianca.ts'
import { glossaryForInLaws } from './glossary-for-in-laws.ts'
import { mudancaDoGrupo } from './mudanca-do-grupo.ts'
import { ordemDeHora } from './ordem-de-hora.ts'
import { receitaDeFamilia } from './receita-de-familia.ts'
import type { ToldBlogPost } from './telling.ts'
import { umAlbumDuasCasas } from './um-album-duas-casas.ts'
import { videoComAAvo } from './video-com-a-avo.ts'

const told: readonly ToldBlogPost[] = [
  apagar,
  casaPropria,
  cincoLugares,
  cobogo,
  enderecoNaFoto,
  fotosDeCrianca,
  glossaryForInLaws,
  mudancaDoGrupo,
  ordemDeHora,
  receitaDeFamilia,
  umAlbumDuasCasas,
  videoComAAvo,
]

/** Every post of the demo instance's blog, newest first. */
export const blogPosts = told.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
