import { derivedId } from '../derived-id.ts'
import type { Who } from '../people.ts'
import { story } from '../story/story.ts'
import type { StoryPost } from '../story/telling.ts'
import type { PictureName } from './pictures.ts'

/** One showing of a picture: shown again, it has another id. */
export interface AlbumPicture {
  id: string
  name: PictureName
}

/** The pictures of one told post, in their order. */
export interface AlbumEntry {
  by: Who
  /** How the post begins: with its author enough to find it, and only it. */
  opening: string
  pictures: readonly AlbumPicture[]
}

function shown(by: Who, opening: string, ...chosen: PictureName[]): AlbumEntry {
  const pictures = chosen.map((name, index) => ({ id: derivedId(`photo ${name} ${by} ${opening} ${index}`, 20), name }))
  return { by, opening, pictures }
}

/** Who showed what. */
export const album: readonly AlbumEntry[] = [
  shown(
    'beto',
    'Domingo na casa da vó',
    'porch/tarde',
    'cake/pao',
    'cake/fuba',
    'sea/por-do-sol',
    'dog/piso',
    'porch/azul',
    'cake/janela',
  ),
  shown('cida', 'A varanda está pronta.', 'porch/manha', 'porch/azul', 'porch/tarde'),
  shown('sonia', 'Então eu tenho a idade daquela parede.', 'porch/sombra', 'porch/tarde'),
  shown('caio', 'Contei as peças do cobogó da vó', 'porch/azul', 'porch/sombra'),
  shown('caio', 'O trabalho da varanda tirou dez.', 'porch/manha', 'porch/sombra', 'porch/tarde'),
  shown('cida', 'Choveu a noite inteira', 'mountains/chuva'),
  shown('osvaldo', 'A parede da varanda da Cida foi abaixo', 'street/telhado'),
  shown('zuleide', 'Fiz as capas novas das almofadas', 'porch/azul'),
  shown('ana', 'Ela está em casa.', 'dog/capacho', 'dog/piso'),
  shown('ana', 'A Farofa completou um ano com a gente.', 'dog/piso', 'cake/chocolate'),
  shown('beto', 'Rodei o bairro até agora.', 'street/ponto'),
  shown('fabio', 'ACHEI A FAROFA.', 'street/onibus', 'dog/noite'),
  shown('fabio', 'A empresa soube da história', 'street/onibus', 'dog/capacho'),
  shown('camila', 'Peguei o 312 hoje.', 'street/ponto'),
  shown('zuleide', 'A Farofa veio me visitar', 'dog/noite', 'windows/prova'),
  shown('zuleide', 'A Marina veio escolher o tecido do vestido.', 'windows/prova'),
  shown('zuleide', 'Primeira prova do vestido.', 'windows/vestido', 'windows/prova'),
  shown('paula', 'Prova de bolo dos noivos hoje', 'cake/janela', 'cake/chocolate', 'cake/fuba'),
  shown('nakamura', 'Trinta anos de feira', 'street/feira', 'street/freguesa'),
  shown('nakamura', 'Mudas desta semana', 'windows/latas', 'windows/mudas'),
  shown('luana', 'Aula de hoje: fotossíntese.', 'windows/mudas', 'garden/mangueira'),
  shown('cida', 'Feijão de quinta', 'kitchen/fogao', 'lunch/feijoada'),
  shown('nena', 'Quarenta pamonhas prontas', 'snacks/pamonha', 'kitchen/domingo'),
  shown('nakamura', 'Frigideira, 6 horas, 340 past', 'snacks/pastel'),
  shown('rafa', 'Fui desmontar a fogueira', 'snacks/milho'),
  shown('simone', 'Saí do plantão e tinha uma sacola', 'snacks/pamonha'),
  shown('lucia', 'Alguém viu o caderno de receitas', 'recipes/caderno'),
  shown('marina', 'Tentei o bolo de fubá da vó Nair', 'cake/fuba', 'recipes/ingredientes'),
  shown('cida', 'Frango com quiabo hoje', 'kitchen/domingo', 'lunch/travessas'),
  shown('cida', 'Levantei cedo e fiz pão sem receita', 'recipes/massa', 'kitchen/fogao', 'cake/pao'),
  shown('katia', 'Inventei um pão', 'recipes/mao-na-massa', 'recipes/massa'),
  shown('noah', 'FEIJOADA REPORT', 'lunch/prato', 'lunch/feijoada', 'lunch/travessas'),
  shown('beto', 'Pelada de hoje: 9 a 8.', 'football/pelada'),
  shown('giba', 'Ganhamos de 2 a 1!!!', 'football/torcida', 'football/pelada'),
  shown('beto', 'ESTAMOS NA FINAL.', 'football/pelada', 'football/torcida'),
  shown('zeca', 'CAMPEÕES DA COPA DA REPRESA.', 'football/taca', 'football/torcida', 'football/pelada', 'lunch/mesa'),
  shown('osvaldo', 'Recebi a taça hoje', 'football/taca'),
  shown('andre', 'Caixa de som, microfone e bandeirinha', 'bonfire/bandeirinhas'),
  shown('cida', 'Fogueira armada, milho na palha', 'bonfire/fogueira', 'bonfire/bandeirinhas'),
  shown('helena', 'Dancei sentada.', 'bonfire/quadrilha', 'bonfire/fogueira'),
  shown(
    'zeca',
    'Toquei sanfona das seis à meia-noite.',
    'bonfire/fogueira',
    'bonfire/quadrilha',
    'bonfire/bandeirinhas',
  ),
  shown('lucia', 'Desfilei. Acenei.', 'bonfire/quadrilha'),
  shown('paula', 'Bolo de cenoura de verdade', 'cake/chocolate', 'recipes/ingredientes'),
  shown('paula', 'Bolo de hoje para o Beto', 'cake/chocolate'),
  shown('paula', 'Testei o bolo dos noivos', 'cake/janela'),
  shown('marcio', 'Almocei num posto na beira do rio.', 'mountains/chuva', 'lunch/prato'),
  shown('marcio', 'Estrada vazia, céu cor de goiaba', 'mountains/estrada', 'mountains/amanhecer', 'mountains/serra'),
  shown('marcio', 'Saindo de casa com 28 toneladas', 'mountains/estrada'),
  shown('marcio', 'Descarreguei. Estou voltando.', 'mountains/amanhecer', 'mountains/serra'),
  shown('lucia', 'Mamãe na cozinha, de costas', 'kitchen/noite'),
  shown('beto', 'A Nina me perguntou se o mar tem ralo.', 'sea/meio-dia', 'sea/jangada', 'sea/tarde'),
  shown('marina', 'Primeiro dia depois das férias.', 'sea/meio-dia'),
  shown('osvaldo', 'As mangas estão no ponto.', 'garden/mangueira', 'garden/cesto', 'garden/colheita'),
  shown('osvaldo', 'Fiz doce de manga', 'garden/cesto'),
  shown('cida', 'Passei a noite na cadeira ao lado da janela', 'street/telhado'),
  shown('beto', 'Achei a escada.', 'garden/colheita'),
  shown('marina', 'Faltam três semanas.', 'hammock/branca', 'porch/sombra'),
  shown('marina', 'Fiz o bolo de fubá da vó Nair só de memória.', 'cake/fuba'),
  shown('lucia', 'Dancei a valsa na varanda nova', 'porch/tarde', 'porch/manha'),
  shown('lucia', 'Achei o caderno de receitas', 'recipes/caderno', 'recipes/ingredientes'),
  shown('beto', 'Levei o carvão para a mãe', 'dog/noite', 'cake/pao', 'porch/sombra'),
  shown('graca', 'Testei a farofa para noventa pessoas.', 'lunch/travessas', 'lunch/mesa'),
  shown('cida', 'Domingo de chuva: onze pessoas', 'street/ponto', 'lunch/mesa'),
  shown('katia', 'Sábado, frio, fila na porta', 'recipes/mao-na-massa', 'cake/pao'),
  shown('cida', 'Tem café fresco.', 'cake/janela'),
  shown('helena', 'São 4h20 e estamos acordados.', 'kitchen/noite'),
  shown('andre', 'A Lívia fez planilha', 'sea/tarde', 'hammock/azul'),
  shown('caio', 'Desenhei os cinco cobogós', 'street/telhado', 'porch/azul'),
]

/** The post that an entry tells of. Throws when the story has none, or several. */
export function toldPost({ by, opening }: AlbumEntry): StoryPost {
  const found = story.filter((told) => told.by === by && told.text.startsWith(opening))
  if (found.length !== 1)
    throw new Error(`The album shows “${opening}” of ${by}, which the story has ${found.length} times.`)
  return found[0]!
}

/** The pictures of a told post; none for most. */
export function picturesOf(told: StoryPost): readonly AlbumPicture[] {
  return album.find(({ by, opening }) => told.by === by && told.text.startsWith(opening))?.pictures ?? []
}
