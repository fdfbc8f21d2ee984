import { type ComponentType, type ReactNode, useCallback, useEffect, useReducer, useState } from 'react'

/** A panel whose code comes when it is first wanted. */
export interface LatePanel<Props> {
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  come?: ComponentType<Props>
}

interface LateProps<Props> {
  panel: LatePanel<Props>
  words: { readonly failed: string; readonly again: string }
  children: (Panel: ComponentType<Props>) => ReactNode
}

/**
 * Where the code of a panel does not come (no connection, another version published since), words and a button stand
 * in its place; everything around stays, and the button asks for the code again.
 */
export function Late<Props>({ panel, words, children }: LateProps<Props>) {
  const [fault, setFault] = useState<{ address?: string | undefined; times: number }>()
  const [, show] = useReducer((times: number) => times + 1, 0)
  const ask = useCallback(
    (last?: { address?: string | undefined; times: number }) => {
      // Asked twice with a connection, the code is gone: the page of today names that of today.
      if (last && last.times > 1 && navigator.onLine) return location.reload()
      const times = (last?.times ?? 0) + 1
      // Chromium remembers that an address failed, and names it in what it throws: another one is asked for again.
      const code: ReturnType<typeof panel.load> = last?.address
        ? import(/* @vite-ignore */ `${last.address}?again=${times}`)
        : panel.load()
      code.then(
        (module) => {
          panel.come = module.default
          show()
        },
        (error: unknown) => setFault({ address: last?.address ?? /https?:[^\s?]+/.exec(String(error))?.[0], times }),
      )
    },
    [panel],
  )
  useEffect(() => {
    if (!panel.come) ask()
  }, [panel, ask])
  if (panel.come) return children(panel.come)
  return (
    <div role="status">
      {fault && (
        <p className="small">
          {words.failed}{' '}
          <button type="button" className="text-button" onClick={() => ask(fault)}>
            {words.again}
          </button>
        </p>
      )}
    </div>
  )
}
