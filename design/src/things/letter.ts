import { type SvgOptions, svg } from '../svg.ts'

/** A phone with one message on it: an invite that has just come. */
export const invitePhone = (options: SvgOptions = {}): string =>
  svg(
    '0 0 64 72',
    '<path d="M16 0H48A8 8 0 0 1 56 8V64A8 8 0 0 1 48 72H16A8 8 0 0 1 8 64V8A8 8 0 0 1 16 0Z" fill="var(--dusk-s)"/><path d="M16 5H48A3 3 0 0 1 51 8V64A3 3 0 0 1 48 67H16A3 3 0 0 1 13 64V8A3 3 0 0 1 16 5Z" fill="var(--cal-fix)"/><path d="M18 14H42A4 4 0 0 1 46 18V44A4 4 0 0 1 42 48H24L17 54V48A4 4 0 0 1 14 44V18A4 4 0 0 1 18 14Z" fill="oklch(0.86 0.08 155)"/><path d="M21 20H39V42H21Z" fill="var(--floor-s)"/><path d="M24 42V31a6 6 0 0 1 12 0V42Z" fill="var(--cal-fix)"/><path d="M26.8 42a3.2 3.2 0 0 1 6.4 0Z" fill="var(--mango-s)"/><path d="M27 60H37" stroke="oklch(0.8 0.02 285)" stroke-width="2.5" stroke-linecap="round"/>',
    options,
  )
