import { fnv1a } from './fnv1a.ts'
import { type SvgOptions, svg } from './svg.ts'
import { type Features, figure, type Hair } from './things/figure.ts'

const archShape = 'M2 64V32a30 30 0 0 1 60 0V64a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6Z'

const skins: readonly Features['skin'][] = ['clara', 'rosada', 'trigo', 'oliva', 'canela', 'castanha', 'ebano', 'noite']
const backs = [
  '#f4dcb0',
  '#a9cbe4',
  '#f2c15f',
  '#abceb6',
  '#f4a868',
  '#ccd2e6',
  '#d3b9dd',
  '#f6c8bd',
  '#d9d8a2',
  '#cfe3c8',
]
const shirts = [
  '#b8324f',
  '#2f5f97',
  '#edb13c',
  '#2f8a6b',
  '#f5e6d3',
  '#7a4d8c',
  '#c9573a',
  '#4a4668',
  '#5b8f3a',
  '#d98a2b',
]
const dark = ['#1b1412', '#2c1a12', '#4a2a18']
const any = [...dark, '#7a4a26', '#a8672c', '#c99a4e']
const grey = ['#c9c4bf']

/** Heads that say little about who wears them: a stranger's face must not guess a gender. */
const hairs: readonly Hair[] = ['curto', 'cachos', 'afro', 'dreads', 'ondas', 'chanel', 'chapeu', 'bone']

/**
 * The face an id stands for while someone has no photo. The same id gives the same face everywhere. It has no beard,
 * no bald head and no wrinkles: those belong to people we drew on purpose (cast.ts).
 */
export const portraitFeatures = (id: string): Features => {
  let state = fnv1a(id)
  const take = <Choice>(choices: readonly Choice[]): Choice => {
    state = fnv1a(`${state}:${choices.length}`)
    return choices[state % choices.length] as Choice
  }
  const skin = take(skins)
  const fair = skin === 'clara' || skin === 'rosada' || skin === 'trigo'
  return {
    skin,
    hair: take(hairs),
    hairColour: take([...(fair ? any : dark), ...grey]),
    beard: 'nenhuma',
    glasses: take(['nenhum', 'nenhum', 'redondo', 'quadrado'] as const),
    eyes: take(['abertos', 'abertos', 'rindo', 'calmos'] as const),
    mouth: take(['sorriso', 'sorriso', 'meio', 'riso'] as const),
    old: false,
    shirt: take(shirts),
    pattern: take(['liso', 'liso', 'bolinhas', 'listras', 'gola'] as const),
    back: take(backs),
  }
}

/** What stands in the arch of a portrait: the colour of the arch, and shapes in its 64×72 space. */
export interface Likeness {
  back: string
  shapes: string
}

export const likenessOf = (features: Features): Likeness => ({ back: features.back, shapes: figure(features) })

/** An arch with somebody in it, or with the thing that stands for them. */
export const archPicture = ({ back, shapes }: Likeness, options: SvgOptions = {}): string =>
  svg('0 0 64 72', `<path d="${archShape}" fill="${back}"/>${shapes}`, options)

/** A person: an arch with a face in it. Give an id, or features when the person is drawn on purpose. */
export const portrait = (who: string | Features, options: SvgOptions = {}): string =>
  archPicture(likenessOf(typeof who === 'string' ? portraitFeatures(who) : who), options)
