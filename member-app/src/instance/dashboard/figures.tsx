import type { InstanceFigures } from '@varanda/domain/instance/figures'
import { routes } from '@varanda/domain/site/routes'
import type { Live } from '../../data/live.ts'
import { BarChart } from './bar-chart.tsx'
import { BigNumber } from './big-number.tsx'
import { sayNumber } from './say-figures.ts'
import { words } from './words.ts'

const counted = (value: number): Live<number> => ({ state: 'ready', value, fromCache: false })

/** What is counted once an hour. */
export function Figures({ figures }: { figures: InstanceFigures }) {
  const { funnel, mail } = figures
  const steps = [
    [funnel.links, words.funnel.links],
    [funnel.reserved, words.funnel.reserved],
    [funnel.joined, words.funnel.joined],
    [funnel.posted, words.funnel.posted],
  ] as const
  return (
    <>
      <section className="card" aria-labelledby="members-card">
        <h2 id="members-card" className="label">
          {words.members.title}
        </h2>
        <BigNumber count={counted(figures.members)} to={routes.adminUsers.path}>
          {words.members.all}
        </BigNumber>
        <BarChart label={words.members.week} counts={figures.joinedByWeek} />
      </section>
      <section className="card" aria-labelledby="posts-card">
        <h2 id="posts-card" className="label">
          {words.posts.title}
        </h2>
        <BigNumber count={counted(figures.posts)}>{words.posts.all}</BigNumber>
        <BarChart label={words.posts.week} counts={figures.postsByWeek} />
        <p className="small quiet">{words.posts.note}</p>
      </section>
      <section className="card" aria-labelledby="funnel-card">
        <h2 id="funnel-card" className="label">
          {words.funnel.title}
        </h2>
        <ol className="funnel">
          {steps.map(([count, text]) => (
            <li key={text}>
              <BigNumber count={counted(count)} {...(text !== words.funnel.posted && { to: routes.adminInvites.path })}>
                {text}
              </BigNumber>
            </li>
          ))}
        </ol>
        <p className="small quiet">{words.funnel.note}</p>
      </section>
      <section className="card" aria-labelledby="mail-card">
        <h2 id="mail-card" className="label">
          {words.mail.title}
        </h2>
        <dl className="facts">
          <div>
            <dt>{words.mail.waiting}</dt>
            <dd>{sayNumber(mail.waiting)}</dd>
          </div>
          <div>
            <dt>{words.mail.dead}</dt>
            <dd>{sayNumber(mail.dead)}</dd>
          </div>
        </dl>
      </section>
    </>
  )
}
