import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Live } from '../../data/live.ts'
import { sayNumber } from './say-figures.ts'
import { words } from './words.ts'

/** A number that leads to what it counts, where that is a list. `upTo`: where counting ended. */
export function BigNumber(props: { count: Live<number>; to?: string; upTo?: number; children: ReactNode }) {
  const { count, to, upTo, children } = props
  if (count.state === 'failed') return <p className="quiet">{words.unknown}</p>
  const said = (
    <>
      <span className="big-number">
        {count.state === 'ready' ? sayNumber(count.value) : '…'}
        {count.state === 'ready' && count.value === upTo && '+'}
      </span>{' '}
      {children}
    </>
  )
  return <p className="counted">{to ? <Link to={to}>{said}</Link> : said}</p>
}
