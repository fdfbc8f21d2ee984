import type { Model } from '../recipe.ts'

/** Where a model was described first. Titles stand in their own language. */
export interface Reference {
  readonly authors: readonly string[]
  readonly year: number
  readonly title: string
  readonly journal: string
  readonly doi: string
}

/** `families` is our own model, and has none. */
export const references: Readonly<Partial<Record<Model, Reference>>> = {
  invites: {
    authors: ['A. Meir', 'J. W. Moon'],
    year: 1978,
    title: 'On the altitude of nodes in random trees',
    journal: 'Canadian Journal of Mathematics',
    doi: '10.4153/CJM-1978-085-0',
  },
  'small-world': {
    authors: ['D. J. Watts', 'S. H. Strogatz'],
    year: 1998,
    title: 'Collective dynamics of ‘small-world’ networks',
    journal: 'Nature',
    doi: '10.1038/30918',
  },
  preferential: {
    authors: ['A.-L. Barabási', 'R. Albert'],
    year: 1999,
    title: 'Emergence of scaling in random networks',
    journal: 'Science',
    doi: '10.1126/science.286.5439.509',
  },
  random: {
    authors: ['P. Erdős', 'A. Rényi'],
    year: 1959,
    title: 'On random graphs I',
    journal: 'Publicationes Mathematicae Debrecen',
    doi: '10.5486/PMD.1959.6.3-4.12',
  },
  blocks: {
    authors: ['P. W. Holland', 'K. B. Laskey', 'S. Leinhardt'],
    year: 1983,
    title: 'Stochastic blockmodels: First steps',
    journal: 'Social Networks',
    doi: '10.1016/0378-8733(83)90021-7',
  },
}
