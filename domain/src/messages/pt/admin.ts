/** The frame of the admin area. */
export const admin = {
  menu: 'Lugares de quem cuida da casa',
  toPorch: 'Voltar à varanda',
  enter: 'Cuidar da casa',
  welcome: (name: string) => `Oi, ${name}. Você cuida desta casa.`,
  places: {
    admin: 'Painel',
  },
}
