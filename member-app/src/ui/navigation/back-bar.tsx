import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'
import { useGoBack } from './use-go-back.ts'

/** The bar over a screen that was opened from another one. */
export function BackBar({ children, close }: { children: ReactNode; close?: boolean }) {
  const goBack = useGoBack()
  return (
    <div className="back-bar">
      <button type="button" className="icon-button" aria-label={close ? words.close : words.back} onClick={goBack}>
        <Icon name={close ? 'close' : 'back'} />
      </button>
      {children}
    </div>
  )
}
