import type { Entry } from '@varanda/domain/post/entry'
import type { MyCircle } from '../circle/data/circles-found.ts'
import { useMyCircles } from '../circle/data/my-circles.ts'
import { Icon } from '../ui/icon.tsx'
import { words } from './words.ts'

const says = words.menu.takeOut

/** The circles and groups that gave me a post and that I look after: out of each it can be taken. */
export function TakeOutWays({ entry, onTake }: { entry: Entry; onTake: (circle: MyCircle) => void }) {
  const circles = useMyCircles()
  if (circles.state !== 'ready') return null
  return circles.value
    .filter(({ id, actsAs, circle }) => actsAs !== 'member' && !circle.frozen && entry.circles?.includes(id))
    .map((mine) => (
      <li key={mine.id}>
        <button type="button" className="menu-act takes" onClick={() => onTake(mine)}>
          <Icon name="minus" />
          <span dir="auto">{says.of(mine.circle.name)}</span>
        </button>
      </li>
    ))
}
