import { listNames, plural } from '../../../messages/plural.ts'

/** The page of a person, and what one's own shows of oneself. */
export const person = {
  title: 'Pessoa',
  stranger: 'Vocês não têm conexão aqui.',
  common: 'Vocês também conhecem',
  write: (name: string) => `Escrever só para ${name}`,
  ways: (name: string) => `O que mais fazer com a página de ${name}`,
  report: 'Denunciar',
  part: 'Desfazer a conexão',
  block: 'Bloquear',
  mine: 'Ver o que você publicou',
  missing: {
    title: 'Esta página não abre',
    text: 'Talvez a pessoa tenha saído, ou o endereço tenha vindo pela metade.',
    people: 'Ver quem você conhece',
  },
  views: {
    label: 'O que mostrar',
    posts: 'Publicações',
    photos: 'Fotos',
  },
  empty: {
    posts: (name: string) => `${name} ainda não publicou nada para você.`,
    photos: (name: string) => `${name} ainda não publicou fotos para você.`,
    mine: 'Você ainda não publicou nada.',
    myPhotos: 'Você ainda não publicou fotos.',
    publish: 'Escrever a primeira',
  },
  photosIn: (count: number) => `${count} ${plural('pt', count, { one: 'foto', other: 'fotos' })}`,
  photosBy: (count: number, names: readonly string[], more: number) =>
    `${count} ${plural('pt', count, { one: 'foto', other: 'fotos' })}, de ${listNames('pt', more > 0 ? [...names, `mais ${more}`] : names)}`,
  more: 'Ver mais antigas',
  loadingMore: 'Buscando mais antigas…',
  end: 'Antes disso não há nada.',
}
