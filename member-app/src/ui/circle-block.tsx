import { circleBlock } from '@varanda/design/cobogo'
import { Picture } from './picture.tsx'

const drawn = new Map<string, string>()

/** The block that a circle's id stands for, which never stands without its name. `size` in rem. */
export function CircleBlock({ id, edition, size = 3.5 }: { id: string; edition?: number | undefined; size?: number }) {
  const key = `${id}/${edition ?? 0}/${size}`
  const svg = drawn.get(key) ?? circleBlock(id, { edition, width: `${size}rem`, height: `${size}rem` })
  drawn.set(key, svg)
  return <Picture className="picture circle-block" svg={svg} />
}
