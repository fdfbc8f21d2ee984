import { svg } from '@varanda/design/svg'

/** A cake from above: a slice of the first of some, the last of them whole. */
export function cake(at: number, count: number): string {
  const share = at === count - 1 ? 1 : Math.max(1 / 8, at / (count - 1))
  const [x, y] = [32 + 24 * Math.sin(2 * Math.PI * share), 32 - 24 * Math.cos(2 * Math.PI * share)]
  const served =
    share === 1
      ? '<circle cx="32" cy="32" r="24" fill="var(--mango)" stroke="var(--floor)" stroke-width="5"/><circle cx="32" cy="32" r="6" fill="var(--cal)" stroke="var(--floor)" stroke-width="3"/>'
      : `<path d="M32 32V8A24 24 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z" fill="var(--mango)" stroke="var(--floor)" stroke-width="3" stroke-linejoin="round"/>`
  return svg(
    '0 0 64 64',
    `<circle cx="32" cy="32" r="30" fill="var(--shade)" stroke="var(--shade-3)" stroke-width="2"/>${served}`,
  )
}
