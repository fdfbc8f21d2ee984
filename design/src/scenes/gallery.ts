import { archPicture, type Likeness, likenessOf, portraitFeatures } from '../portrait.ts'
import type { SvgOptions } from '../svg.ts'
import { cast } from '../things/cast.ts'
import type { Features } from '../things/figure.ts'
import { keepsakes } from '../things/keepsakes.ts'

const preto = '#1b1412'
const cafe = '#3a2018'
const castanho = '#5a2c1a'
const mel = '#8a5326'
const ruivo = '#a8532c'
const loiro = '#c99a4e'
const grisalho = '#7d7671'
const prata = '#bdb8b3'
const branco = '#ece8e2'

const vinho = '#b8324f'
const azul = '#2f5f97'
const manga = '#edb13c'
const mata = '#2f8a6b'
const creme = '#f5e6d3'
const uva = '#7a4d8c'
const barro = '#c9573a'
const noite = '#4a4668'
const ardosia = '#5d7391'
const folha = '#5b8f3a'

const palha = '#f4dcb0'
const ceu = '#a9cbe4'
const sol = '#f2c15f'
const mar = '#abceb6'
const tarde = '#f4a868'
const lilas = '#d3b9dd'
const nuvem = '#ccd2e6'
const rosa = '#f6c8bd'
const limao = '#d9d8a2'
const menta = '#cfe3c8'

type Drawn = Pick<Features, 'skin' | 'hair' | 'eyes' | 'mouth' | 'pattern'>

/** One person in one line: who does not say otherwise is young, shaven and sees well. */
const one = (
  skin: Drawn['skin'],
  hair: Drawn['hair'],
  hairColour: string,
  eyes: Drawn['eyes'],
  mouth: Drawn['mouth'],
  shirt: string,
  pattern: Drawn['pattern'],
  back: string,
  more: Partial<Pick<Features, 'beard' | 'glasses' | 'old' | 'hat'>> = {},
): Features => ({
  ...{ skin, hair, hairColour, eyes, mouth, shirt, pattern, back },
  ...{ beard: 'nenhuma', glasses: 'nenhum', old: false },
  ...more,
})

const old = true

const teamCap = { crown: vinho, brim: '#8e2039' }
const blueCap = { crown: azul, brim: '#21476f' }
const paleCap = { crown: creme, brim: '#d6bd9a' }
const felt = { crown: '#6d4b38', brim: '#573a2b' }

/** People of every age, skin and hair, beside those of our own pictures. The names only tell them apart. */
const neighbours = {
  sonia: one('canela', 'chanel', castanho, 'calmos', 'meio', azul, 'gola', nuvem, { glasses: 'quadrado' }),
  giba: one('trigo', 'raspado', grisalho, 'abertos', 'sorriso', mata, 'listras', limao, { beard: 'bigode' }),
  zeca: one('castanha', 'bone', branco, 'rindo', 'dentes', vinho, 'gola', palha, { old, hat: teamCap }),
  nena: one('ebano', 'cachos', prata, 'rindo', 'riso', uva, 'bolinhas', menta, { old }),
  bruno: one('ebano', 'careca', preto, 'abertos', 'dentes', azul, 'listras', tarde, { beard: 'rala' }),
  helena: one('trigo', 'rabo', cafe, 'cansados', 'sorriso', creme, 'listras', lilas),
  diego: one('canela', 'curto', preto, 'cansados', 'meio', ardosia, 'liso', sol, { beard: 'rala' }),
  luana: one('ebano', 'dreads', preto, 'abertos', 'sorriso', folha, 'gola', rosa, { glasses: 'redondo' }),
  denise: one('castanha', 'crespo', cafe, 'abertos', 'sorriso', vinho, 'gola', ceu),
  marcio: one('castanha', 'bone', preto, 'calmos', 'meio', noite, 'gola', sol, { beard: 'cheia', hat: blueCap }),
  vanessa: one('trigo', 'ondas', ruivo, 'abertos', 'dentes', uva, 'liso', menta),
  bia: one('canela', 'maria-chiquinha', cafe, 'abertos', 'riso', manga, 'listras', lilas),
  zuleide: one('clara', 'coque', prata, 'calmos', 'meio', mata, 'bolinhas', rosa, { old, glasses: 'redondo' }),
  camila: one('rosada', 'ondas', castanho, 'rindo', 'sorriso', barro, 'bolinhas', ceu),
  marlene: one('rosada', 'chanel', branco, 'rindo', 'sorriso', uva, 'gola', mar, { old }),
  ivo: one('rosada', 'chapeu', branco, 'calmos', 'serio', mata, 'gola', tarde, { old, beard: 'bigode', hat: felt }),
  patricia: one('oliva', 'longo', preto, 'abertos', 'sorriso', creme, 'gola', mar, { glasses: 'quadrado' }),
  gabi: one('oliva', 'rabo', preto, 'abertos', 'dentes', noite, 'listras', tarde),
  caua: one('castanha', 'raspado', preto, 'abertos', 'riso', vinho, 'listras', ceu),
  fabio: one('castanha', 'curto', preto, 'calmos', 'sorriso', ardosia, 'gola', menta, { beard: 'bigode' }),
  simone: one('ebano', 'trancas', preto, 'cansados', 'sorriso', mata, 'liso', palha),
  graca: one('oliva', 'crespo', branco, 'rindo', 'dentes', barro, 'bolinhas', nuvem, { old }),
  livia: one('oliva', 'longo', cafe, 'abertos', 'meio', uva, 'liso', sol),
  andre: one('castanha', 'dreads', preto, 'abertos', 'meio', noite, 'liso', tarde, { beard: 'rala' }),
  thais: one('noite', 'afro', preto, 'rindo', 'sorriso', folha, 'liso', rosa),
  tiago: one('clara', 'bone', loiro, 'abertos', 'sorriso', manga, 'liso', nuvem, { hat: paleCap }),
  jessica: one('castanha', 'cachos', preto, 'abertos', 'dentes', barro, 'liso', menta, { glasses: 'redondo' }),
  emma: one('trigo', 'ondas', cafe, 'abertos', 'sorriso', ardosia, 'listras', palha),
  noah: one('trigo', 'crespo', castanho, 'abertos', 'dentes', mata, 'liso', lilas),
  nakamura: one('clara', 'chapeu', grisalho, 'rindo', 'sorriso', azul, 'gola', menta, { glasses: 'quadrado' }),
  renata: one('clara', 'chanel', mel, 'abertos', 'sorriso', folha, 'gola', limao),
  osvaldo: one('noite', 'coroa', branco, 'calmos', 'sorriso', ardosia, 'gola', sol, { old, beard: 'bigode' }),
  amina: one('ebano', 'lenco', manga, 'rindo', 'sorriso', azul, 'liso', ceu),
  davi: one('canela', 'cachos', preto, 'abertos', 'meio', noite, 'liso', palha),
  raul: one('ebano', 'bone', preto, 'rindo', 'dentes', barro, 'liso', limao, { beard: 'bigode' }),
  rosa: one('noite', 'crespo', branco, 'calmos', 'sorriso', vinho, 'gola', limao, { old, glasses: 'redondo' }),
  tomas: one('rosada', 'curto', ruivo, 'rindo', 'riso', folha, 'listras', ceu),
  ines: one('clara', 'longo', loiro, 'abertos', 'sorriso', vinho, 'liso', menta),
  akira: one('clara', 'curto', preto, 'calmos', 'meio', noite, 'gola', rosa),
  jaci: one('canela', 'longo', preto, 'calmos', 'sorriso', barro, 'listras', mar),
} satisfies Record<string, Features>

const people = { ...cast, ...neighbours }

export type KeepsakeName = keyof typeof keepsakes
export type DrawingName = keyof typeof people | KeepsakeName

/** The drawings to choose from: people, then things. */
export const peopleNames = Object.keys(people) as (keyof typeof people)[]
export const keepsakeNames = Object.keys(keepsakes) as KeepsakeName[]

const drawn = (name: string): Likeness | undefined => {
  if (Object.hasOwn(people, name)) return likenessOf(people[name as keyof typeof people])
  return Object.hasOwn(keepsakes, name) ? keepsakes[name as KeepsakeName] : undefined
}

/** The chosen drawing; without one, or with one that we do not have, the face that the id stands for. */
export const likeness = (drawing: string | undefined, id: string): Likeness =>
  drawn(drawing ?? '') ?? likenessOf(portraitFeatures(id))

/** A member's portrait: their chosen drawing, else by their id. */
export const portraitOf = (drawing: string | undefined, id: string, options: SvgOptions = {}): string =>
  archPicture(likeness(drawing, id), options)
