/** What the privacy page says of companies that handle data for whoever runs the house. */
export const operator = {
  noCompanies: 'Nesta casa, quem cuida dela não declarou nenhuma outra empresa.',
  companies: (named: string) => `Nesta casa, quem cuida dela declara: ${named}`,
}
