/** The frame of the admin area. */
export const admin = {
  menu: 'Lugares de quem cuida da casa',
  toPorch: 'Voltar à varanda',
  enter: 'Cuidar da casa',
  enterWhat: 'Painel, pedidos, convites e pessoas.',
  enterText: 'Ninguém espera por resposta.',
  runs: 'cuida da casa',
  waiting: (count: number) => (count === 1 ? '1 pedido espera' : `${count} pedidos esperam`),
  openReports: (count: number) => (count === 1 ? '1 denúncia aberta' : `${count} denúncias abertas`),
  seatRequests: (count: number) => (count === 1 ? '1 pessoa pede lugares' : `${count} pessoas pedem lugares`),
  places: {
    admin: 'Painel',
    adminSignupRequests: 'Pedidos',
    adminInvites: 'Convites',
    adminUsers: 'Pessoas',
    adminReports: 'Denúncias',
    adminBlog: 'Blog',
    adminNetworkGraph: 'Mapa',
    adminAuditLog: 'Registro',
    adminSettings: 'A casa',
  },
}
