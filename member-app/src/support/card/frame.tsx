import './card.css'
import type { ReactNode } from 'react'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { words } from './words.ts'

/** Above everything that moves no money, so that nobody takes it for more than a try. */
export function TestStrip() {
  return <p className="card-test">{words.test}</p>
}

/** A screen about cards: its title stands in its first part. */
export function CardFrame({ title, test, children }: { title: string; test: boolean; children: ReactNode }) {
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{title}</span>
      </BackBar>
      {test && <TestStrip />}
      <div className="card-page">{children}</div>
    </>
  )
}
