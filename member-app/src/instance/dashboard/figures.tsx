import type { InstanceFigures } from '@varanda/domain/instance/figures'
import { routes } from '@varanda/domain/site/routes'
import { BarChart } from './bar-chart.tsx'
import { Counted } from './counted.tsx'
import { words } from './words.ts'

/** People and posts, all of them and week by week; counted once an hour. */
export function Charts({ figures }: { figures: InstanceFigures }) {
  return (
    <div className="charts">
      <section className="card" aria-labelledby="members-card">
        <h2 id="members-card" className="label">
          {words.members.title}
        </h2>
        <Counted count={figures.members} say={words.members.all} to={routes.adminUsers.path} />
        <BarChart label={words.members.week} counts={figures.joinedByWeek} />
      </section>
      <section className="card" aria-labelledby="posts-card">
        <h2 id="posts-card" className="label">
          {words.posts.title}
        </h2>
        <Counted count={figures.posts} say={words.posts.all} />
        <BarChart label={words.posts.week} counts={figures.postsByWeek} />
        <p className="small quiet">{words.posts.note}</p>
      </section>
    </div>
  )
}

/** From a link to a first post, and what the instance mailed; counted once an hour. */
export function Funnel({ figures }: { figures: InstanceFigures }) {
  const { funnel, mail } = figures
  const invites = routes.adminInvites.path
  return (
    <>
      <section className="card" aria-labelledby="funnel-card">
        <h2 id="funnel-card" className="label">
          {words.funnel.title}
        </h2>
        <ol className="funnel">
          <li>
            <Counted count={funnel.links} say={words.funnel.links} to={invites} />
          </li>
          <li>
            <Counted count={funnel.reserved} say={words.funnel.reserved} to={invites} />
          </li>
          <li>
            <Counted count={funnel.joined} say={words.funnel.joined} to={invites} />
          </li>
          <li>
            <Counted count={funnel.posted} say={words.funnel.posted} />
          </li>
        </ol>
        <p className="small quiet">{words.funnel.note}</p>
      </section>
      <section className="card" aria-labelledby="mail-card">
        <h2 id="mail-card" className="label">
          {words.mail.title}
        </h2>
        <div className="funnel">
          <Counted count={mail.waiting} say={words.mail.waiting} />
          <Counted count={mail.dead} say={words.mail.dead} />
        </div>
      </section>
    </>
  )
}
