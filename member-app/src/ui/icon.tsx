import { type IconName, icon } from '@varanda/design/icons'
import { Picture } from './picture.tsx'

/** An icon from the instance's own set; it never stands for words alone. `size` is in pixels of text at 16: it grows with it. */
export function Icon({ name, active, size = 24 }: { name: IconName; active?: boolean; size?: number }) {
  const length = `${size / 16}rem`
  return <Picture className="icon" svg={icon(name, { active, width: length, height: length })} />
}
