import { type Abertura, abertura } from '@varanda/design/scenes/abertura'
import { Picture } from './picture.tsx'

/** The audience block. It never stands without the names beside it. */
export function Opening({ level }: { level: Abertura }) {
  return <Picture className="opening" svg={abertura(level, { width: 22, height: 22 })} />
}
