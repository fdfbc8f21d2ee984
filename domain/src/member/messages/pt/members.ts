import type { AgeBand } from '../../../guardian/age-band.ts'
import type { Role } from '../../member.ts'
import type { StandingStatus } from '../../standing.ts'

/** The list of everybody in the instance, for whoever runs it. */
export const members = {
  title: 'Pessoas',
  find: 'Buscar por nome ou e-mail',
  found: (count: number, more: boolean) =>
    more
      ? `Mais de ${count.toLocaleString('pt-BR')} pessoas.`
      : count === 1
        ? '1 pessoa.'
        : `${count.toLocaleString('pt-BR')} pessoas.`,
  role: 'Papel',
  status: 'Situação',
  band: 'Idade',
  any: { role: 'Todos os papéis', status: 'Todas as situações', band: 'Todas as idades' },
  roles: { user: 'Da casa', admin: 'Cuida da casa' } satisfies Record<Role, string>,
  statuses: {
    active: 'Ativa',
    slowed: 'Em pausa',
    leaving: 'De saída',
    suspended: 'Suspensa',
    erasing: 'Sendo apagada',
  } satisfies Record<StandingStatus, string>,
  bands: { adult: 'Adulta', youth: '16 e 17 anos', teen: '13 a 15 anos', child: 'Menos de 13' } satisfies Record<
    AgeBand,
    string
  >,
  invitedByOnly: 'Só quem chegou por um convite da mesma pessoa.',
  clear: 'Tirar os filtros',
  columns: { name: 'Nome', status: 'Situação', band: 'Idade', invitedBy: 'Veio por', joined: 'Chegou' },
  nobodyInvited: 'ninguém da casa',
  cameBy: (name: string) => `Veio por ${name}`,
  joined: 'Chegou',
  empty: { title: 'Ninguém assim por aqui', text: 'Confira o nome, ou tire algum filtro.' },
  more: 'Mostrar mais',
  lookOn: 'Continuar procurando',
  loadingMore: 'Buscando…',
}
