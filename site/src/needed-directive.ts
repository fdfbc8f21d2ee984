import type { ClientDirective } from 'astro'

/**
 * `client:needed`: an island that waits in the page as built until somebody is there for whom it is: who came with an
 * invite, who was here before, or who begins to use it. A button that was pressed meanwhile is pressed again once it
 * lives; React itself takes care of whatever comes after `hydrate` was called.
 */
const needed: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest('button')
  }
  const begin = async () => {
    for (const sign of signs) island.removeEventListener(sign, begin)
    const hydrate = await load()
    island.removeEventListener('click', remember)
    await hydrate()
    pressed?.click()
  }
  island.addEventListener('click', remember)
  const { dataset } = document.documentElement
  if ('invite' in dataset || 'known' in dataset) void begin()
  else for (const sign of signs) island.addEventListener(sign, begin)
}

/** Of these the first is enough; a mouse over the island is early enough that nobody waits. */
const signs = ['pointerover', 'focusin', 'input', 'click'] as const

export default needed

declare module 'astro' {
  interface AstroClientDirectives {
    'client:needed'?: boolean
  }
}
