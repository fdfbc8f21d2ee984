import { type Module, modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'

/**
 * A wall of one module that fills whatever box it is given and runs off its edges. `id` must be unique in the page,
 * `size` is the side of a block in CSS pixels. Never put text on it.
 */
export const wall = (
  id: string,
  {
    module = 'petala',
    size = 64,
    ground = 'var(--sc-wall)',
    light = 'var(--mango)',
    joint = 'var(--sc-joint)',
    ...options
  }: SvgOptions & { module?: Module; size?: number; ground?: string; light?: string; joint?: string } = {},
): string => {
  const pattern = `<pattern id="${id}" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="scale(${size / 64})"><path d="M0 0H64V64H0Z" fill="${ground}" stroke="${joint}" stroke-width="1.5"/><path fill="${light}" fill-rule="evenodd" d="${modulePath(module)}"/></pattern>`
  return svg(undefined, `<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#${id})"/>`, options)
}
