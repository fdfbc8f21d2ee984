import { type IconName, icon } from '@varanda/design/icons'
import { Picture } from './picture.tsx'

/** An icon from the instance's own set; it never stands for words alone. */
export function Icon({ name, active, size = 24 }: { name: IconName; active?: boolean; size?: number }) {
  return <Picture className="icon" svg={icon(name, { active, width: size, height: size })} />
}
