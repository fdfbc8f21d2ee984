import { block } from '@varanda/design/cobogo'
import { exportParts } from '@varanda/domain/account/export/export'
import { Picture } from '../../ui/picture.tsx'
import { words } from './words.ts'

const ground = 'var(--leaf-s)'
const pictures = {
  done: block('folha', { ground, light: 'var(--lime)', radius: 8 }),
  now: block('folha', { ground, light: 'var(--mango-s)', radius: 8 }),
  later: block('folha', { ground: 'var(--shade)', light: 'var(--shade-3)', radius: 8 }),
} as const

/** The parts of the copy, a block each: those that are done, the one that is being made, those to come. */
export function Progress({ done }: { done: number }) {
  const states = Array.from({ length: exportParts }, (_, part) =>
    part < done ? 'done' : part === done ? 'now' : 'later',
  )
  return (
    <ol className="take-parts" aria-label={words.parts.label}>
      {states.map((state, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are numbers.
        <li key={part}>
          <Picture className="take-part" svg={pictures[state]} />
          <span className="visually-hidden">{words.parts[state](part + 1)}</span>
        </li>
      ))}
    </ol>
  )
}
