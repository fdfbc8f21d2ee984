/** What public pages say of what is being built: domain/src/site/claims.ts knows of what. */
export const works = {
  sign: 'Em obra',
  ahead: 'Vai ser assim:',
  /** At the end of a page's description. */
  description: 'O que ainda está em obra diz isso.',
  /** `sign` is shown as it hangs at the places. */
  legend: ['A placa', 'marca o que ainda estamos construindo.'],
}
