/** Drawings of the explorer's own controls, on the design's grid of 24. */
const paths = {
  search: 'M11 18a7 7 0 1 0 0-14a7 7 0 0 0 0 14ZM16 16L20.5 20.5',
  plus: 'M12 4.5V19.5M4.5 12H19.5',
  minus: 'M4.5 12H19.5',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M9.5 9.5H14.5V14.5H9.5Z',
  wide: 'M9.5 14.5L4 20M4 14.5V20H9.5M14.5 9.5L20 4M14.5 4H20V9.5',
  narrow: 'M4 20L10 14M4.5 14H10V19.5M20 4L14 10M14 4.5V10H19.5',
  play: 'M8 5.5L18 12L8 18.5Z',
  pause: 'M8 5.5V18.5M16 5.5V18.5',
  step: 'M6 5.5L14 12L6 18.5ZM18 5.5V18.5',
  table: 'M3.5 5H20.5V19H3.5ZM3.5 10H20.5M3.5 14.5H20.5M10 5V19',
  close: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5',
  swap: 'M7 4V20M3.5 16.5L7 20L10.5 16.5M17 20V4M13.5 7.5L17 4L20.5 7.5',
  settings:
    'M4 7H13M17 7H20M4 17H7M11 17H20M15 9.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4Z',
  warning: 'M12 4L21 19.5H3ZM12 10V14M12 16.8h.01',
} as const

export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** A lit doorway: an end of a path. */
export function Door() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect width="28" height="28" rx="5" fill="var(--floor-s)" />
      <path d="M6.5 28V14a7.5 7.5 0 0 1 15 0V28Z" fill="var(--cal-fix)" />
      <path d="M9.5 28a4.5 4.5 0 0 1 9 0Z" fill="var(--mango-s)" />
    </svg>
  )
}
