import type { Locale } from '@varanda/domain/locale'
import type { Who } from '../people.ts'

/** A seat that somebody of the instance keeps for a guest, or kept in vain. */
export interface ToldSeat {
  from: Who
  name: string
  message: string
  locale: Locale
  /** Days before the first start. */
  ago: number
}

export const keptSeats: readonly ToldSeat[] = [
  {
    from: 'paula',
    name: 'Tia Dalva',
    message: 'Tia, aqui eu mostro os bolos antes de saírem do forno. Vem!',
    locale: 'pt',
    ago: 3,
  },
  { from: 'paula', name: 'Seu Antônio', message: '', locale: 'pt', ago: 12 },
  { from: 'paula', name: 'Madrinha Neide', message: 'A senhora ia gostar das receitas.', locale: 'pt', ago: 15 },
  {
    from: 'marina',
    name: 'Aunt Carol',
    message: 'The wedding photos are all here. We kept you a chair.',
    locale: 'en',
    ago: 5,
  },
]

/** Who asked the instance for more seats, and why. */
export const seatRequests: readonly { from: Who; reason: string; ago: number }[] = [
  { from: 'beto', reason: 'O time de quinta ganhou três reforços, e eles perguntam toda semana.', ago: 2 },
]
