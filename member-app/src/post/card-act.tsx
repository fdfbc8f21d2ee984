import { Link } from '@tanstack/react-router'
import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { card as en } from '@varanda/domain/card/messages/en/card'
import { card as pt } from '@varanda/domain/card/messages/pt/card'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'
import { useAsked } from '../ui/use-asked.ts'

const words = inLocale({ pt, en })

/** In the menu of a post, where its author takes cards: asked as the menu opens. */
export function CardAct({ uid, postId, name }: { uid: string; postId: string; name: string }) {
  const cards = useAsked(cardsOf, { uid })
  if (cards.state !== 'ready' || !cards.value.open) return null
  return (
    <li>
      <Link className="menu-act" to="/user/support/tip/$postId" params={{ postId }}>
        <Icon name="hibiscus" />
        <span>
          {words.act}
          <span className="small quiet">{words.actMeans(name)}</span>
          {cards.value.test && <span className="small quiet">{words.test}</span>}
        </span>
      </Link>
    </li>
  )
}
