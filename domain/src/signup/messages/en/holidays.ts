import type { holidays as pt } from '../pt/holidays.ts'

/** Brazil's holidays, for people who did not grow up with them. */
export const holidays = {
  'new-year': 'New Year’s Day',
  tiradentes: 'Tiradentes Day',
  labour: 'Labor Day',
  independence: 'Brazil’s Independence Day',
  aparecida: 'Our Lady of Aparecida',
  'all-souls': 'All Souls’ Day',
  republic: 'Brazil’s Republic Day',
  zumbi: 'Black Awareness Day',
  christmas: 'Christmas',
  'carnival-monday': 'Carnival',
  carnival: 'Carnival',
  'good-friday': 'Good Friday',
  'corpus-christi': 'Corpus Christi',
} satisfies typeof pt
