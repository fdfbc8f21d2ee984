import { plural } from '../plural.ts'

/** Moments as people say them. */
export const time = {
  now: 'agora há pouco',
  minutes: (count: number) => `há ${count} ${plural('pt', count, { one: 'minuto', other: 'minutos' })}`,
  clock: (hours: number, minutes: number) =>
    `${hours < 2 ? 'à' : 'às'} ${hours}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`,
  today: (clock: string) => `hoje ${clock}`,
  yesterday: (clock: string) => `ontem ${clock}`,
  tomorrow: (clock: string) => `amanhã ${clock}`,
  tooOften: (clock: string) => `Foram muitas vezes em pouco tempo. Dá para continuar ${clock}.`,
  weekday: (day: string, clock: string) => `${day} ${clock}`,
  sinceToday: 'desde hoje',
  sinceYesterday: 'desde ontem',
  since: (day: string) => `desde ${day}`,
}
