import '@varanda/design/scenes/illustrations.css'
import '@varanda/design/scenes/bakery.css'
import '@varanda/design/scenes/hand-in-hand.css'
import { Link } from '@tanstack/react-router'
import { bakery } from '@varanda/design/scenes/bakery'
import { clothesline } from '@varanda/design/scenes/clothesline'
import { handInHand } from '@varanda/design/scenes/hand-in-hand'
import { longTable } from '@varanda/design/scenes/long-table'
import { playground } from '@varanda/design/scenes/playground'
import { type TemplateName, templateNames } from '@varanda/domain/circle/template'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { makingWords } from '../words.ts'
import { begin, startOf } from './plan.ts'
import { Steps } from './steps.tsx'

const words = makingWords.templates

const box = { fill: 'box', width: '100%', height: '100%' } as const
const pictures: Record<TemplateName, string> = {
  family: longTable(box),
  playdates: playground(box),
  class: clothesline(box),
  kids: handInHand(box),
  brand: bakery(box),
}

/** First tap: who it is for. A template is chosen and gone on with at once. */
export function TemplateStep() {
  const { ageBand } = useMe()
  const mayOpenDoors = mayByBand(ageBand, 'public-circle') === 'free'
  const [first, ...others] = templateNames.filter((name) => mayOpenDoors || startOf(name).kind !== 'public')
  return (
    <div className="make-screen shade">
      <BackBar close>
        <Steps now={1} />
      </BackBar>
      <div className="make-title">
        <ScreenTitle title={words.title} />
      </div>
      {first && (
        <Way template={first} className="template-first">
          <Picture className="template-picture" svg={pictures[first]} />
          <TemplateWords template={first} />
        </Way>
      )}
      <ul className="templates plain">
        {others.map((template) => (
          <li key={template}>
            <Way template={template} className="template-row">
              <Picture className="template-picture" svg={pictures[template]} />
              <TemplateWords template={template} />
              <Icon name="forward" size={20} />
            </Way>
          </li>
        ))}
        <li>
          <Way template="scratch" className="template-row plain-row">
            <span>{words.scratch}</span>
            <Icon name="forward" size={20} />
          </Way>
        </li>
        <li>
          <Link
            id="template-secret"
            className="template-row plain-row"
            to="/user/circles/new"
            search={{ step: 'secret' }}
          >
            <span>{words.secret}</span>
            <Icon name="forward" size={20} />
          </Link>
        </li>
      </ul>
    </div>
  )
}

function TemplateWords({ template }: { template: TemplateName }) {
  return (
    <span className="template-words">
      <span className="template-name">{words[template].name}</span>
      <span className="row-sub">{words[template].text}</span>
    </span>
  )
}

function Way(props: { template: TemplateName | 'scratch'; className: string; children: React.ReactNode }) {
  const { template, className, children } = props
  const me = useMe()
  return (
    <Link
      id={`template-${template}`}
      className={className}
      to="/user/circles/new"
      // A public circle begins with nobody.
      search={{ step: startOf(template).kind === 'public' ? 'finish' : 'people' }}
      onClick={() => begin(template, me.uid)}
    >
      {children}
    </Link>
  )
}
