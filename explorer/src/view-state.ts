/** What the explorer looks at and how: all that an address tells whoever it is sent to. */

export const colourings = ['group', 'community', 'age', 'degree', 'invited', 'depth', 'betweenness'] as const
export type Colouring = (typeof colourings)[number]

export const sizings = ['invited', 'degree', 'betweenness', 'same'] as const
export type Sizing = (typeof sizings)[number]

/** A path runs through who knows whom, or through invites alone. */
export type Sense = 'ties' | 'invites'

export const mostHops = 3

export interface View {
  readonly person?: number
  readonly from?: number
  readonly to?: number
  readonly sense: Sense
  /** Only whoever is within so many steps of the chosen person is shown; 0 shows everyone. */
  readonly hops: number
  readonly colour: Colouring
  readonly size: Sizing
}

export const firstView: View = { sense: 'invites', hops: 0, colour: 'group', size: 'invited' }

const asPerson = (text: string | null, people: number): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) && Number(text) < people ? Number(text) : undefined

const oneOf = <Name extends string>(names: readonly Name[], text: string | null, usual: Name): Name =>
  names.find((name) => name === text) ?? usual

/** Whatever an address says, repaired to what a network of so many people can show. */
export function readView(search: URLSearchParams, people: number): View {
  const person = asPerson(search.get('person'), people)
  const hops = Number(search.get('hops'))
  return {
    person,
    from: asPerson(search.get('from-person'), people),
    to: asPerson(search.get('to-person'), people),
    sense: oneOf(['invites', 'ties'], search.get('by'), firstView.sense),
    hops: person !== undefined && Number.isInteger(hops) && hops > 0 && hops <= mostHops ? hops : 0,
    colour: oneOf(colourings, search.get('colour'), firstView.colour),
    size: oneOf(sizings, search.get('size'), firstView.size),
  }
}

/** Adds to an address what differs from the first view, and takes away what does not. */
export function writeView(view: View, search: URLSearchParams): void {
  const put = (name: string, value: string | number | undefined, usual?: string | number) => {
    if (value === undefined || value === usual) search.delete(name)
    else search.set(name, String(value))
  }
  put('person', view.person)
  put('from-person', view.from)
  put('to-person', view.to)
  put('by', view.sense, firstView.sense)
  put('hops', view.hops, 0)
  put('colour', view.colour, firstView.colour)
  put('size', view.size, firstView.size)
}
