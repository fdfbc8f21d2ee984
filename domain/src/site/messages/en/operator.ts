import type { operator as pt } from '../pt/operator.ts'

export const operator: typeof pt = {
  noCompanies: 'In this house, whoever runs it has named no other company.',
  companies: (named) => `In this house, whoever runs it names: ${named}`,
}
