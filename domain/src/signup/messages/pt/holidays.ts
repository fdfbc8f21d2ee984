import type { Holiday } from '../../business-days.ts'

/** Brazil's holidays, as people call them. */
export const holidays = {
  'new-year': 'Ano-Novo',
  tiradentes: 'Tiradentes',
  labour: 'Dia do Trabalho',
  independence: 'Independência',
  aparecida: 'Nossa Senhora Aparecida',
  'all-souls': 'Finados',
  republic: 'Proclamação da República',
  zumbi: 'Consciência Negra',
  christmas: 'Natal',
  'carnival-monday': 'Carnaval',
  carnival: 'Carnaval',
  'good-friday': 'Sexta-feira Santa',
  'corpus-christi': 'Corpus Christi',
} satisfies Record<Holiday, string>
