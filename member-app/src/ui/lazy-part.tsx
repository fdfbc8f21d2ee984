import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part of a screen that few of its readers have: its files come when it is first shown, and nothing stands in its place
 * until then. One that does not load is none: it never takes what is on the screen with it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await load().catch((error: unknown) => {
      console.warn('part', error)
      return () => null
    })
    return { default: loaded as ComponentType<Props> }
  })
  return (props) => (
    <Suspense>
      <Part {...(props as Props & { ref?: never })} />
    </Suspense>
  )
}
