import { type SvgOptions, svg } from './svg.ts'

/** The icons of what asks for attention, apart from all others: a page that has no more of them loads no more. */
export const noticePaths = {
  check: 'M4.5 12.5L9.5 17.5L19.5 6.5',
  warning: 'M12 4L21 19.5H3ZM12 10V14M12 16.8h.01',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17a8.5 8.5 0 0 0 0 17ZM12 11V16M12 8h.01',
} as const

/** A path on a 24 grid in the colour of the text around it. */
export const stroked = (path: string, options: SvgOptions, width = 1.75): string =>
  svg(
    '0 0 24 24',
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    { width: 24, height: 24, ...options },
  )

export const noticeIcon = (name: keyof typeof noticePaths): string => stroked(noticePaths[name], {})
