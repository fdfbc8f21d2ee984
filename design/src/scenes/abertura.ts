import { archPath, modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'

/** How open a thing is: only me, some people, a circle, everyone I know, an open door. */
export type Abertura = 'eu' | 'pessoas' | 'circulo' | 'conhecidos' | 'porta'

export const aberturas: readonly Abertura[] = ['eu', 'pessoas', 'circulo', 'conhecidos', 'porta']

const openingOf: Record<Abertura, string> = {
  eu: '',
  pessoas: 'M23 32a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z',
  circulo: modulePath('ponto'),
  conhecidos: modulePath('roda'),
  porta: archPath,
}

/** The audience block. The more open, the more people see. It never stands without names or words. */
export const abertura = (level: Abertura, options: SvgOptions = {}): string =>
  svg(
    '0 0 64 64',
    `<path fill="currentColor" fill-rule="evenodd" d="M12 0H52A12 12 0 0 1 64 12V52A12 12 0 0 1 52 64H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0Z${openingOf[level]}"/>`,
    options,
  )
