import { brand } from '@varanda/domain/brand'
import type { Locale } from '@varanda/domain/locale'
import type { DeclineTemplate, Smartphone, VouchAnswer } from '@varanda/domain/signup/signup-request'
import type { Who } from '../people.ts'

/** Somebody who asked the demo instance for an invite. */
export interface ToldRequest {
  name: string
  email: string
  phone: string | null
  smartphone: Smartphone
  usage: string
  knows: string
  locale: Locale
  /** Business days since they asked, for those who wait. */
  waits?: number
  /** Whole days since they asked, for everybody else. */
  asked?: number
  /** The administrator has it in hand. */
  taken?: boolean
  answer?:
    | { kind: 'approved'; hoursAgo: number; joinedHoursAgo?: number }
    | { kind: 'declined'; hoursAgo: number; template: DeclineTemplate; reason: string }
  /** Members who were asked, and what they said. */
  vouches?: Partial<Record<Who, VouchAnswer | 'unanswered'>>
  /** Its time is over: only what is counted is left. */
  forgotten?: boolean
  /** Whose address, phone or name it shares: the same word in two requests makes them alike. */
  alike?: { e?: string; p?: string; n?: string }
}

export const requests: readonly ToldRequest[] = [
  {
    name: 'Sônia Prates',
    email: 'sonia.prates@correio.example',
    phone: '(21) 99999-0163',
    smartphone: 'android',
    usage:
      'A turma do coral quer guardar os ensaios.\nSomos 14 vozes e um violão. Hoje os áudios se perdem no meio dos bons-dias, e quem faltou nunca acha o que ensaiamos.',
    knows: 'Paula, a dos bolos',
    locale: 'pt',
    waits: 6,
    vouches: { paula: 'unanswered', lucia: 'yes' },
  },
  {
    name: 'Marcos Vinícius de Albuquerque e Sá',
    email: 'marcos.va@correio.example',
    phone: '(92) 99999-0147',
    smartphone: 'iphone',
    usage: 'Somos 11 irmãos em 6 cidades. O grupo do zap virou bagunça e a mãe não acha as fotos.',
    knows: '',
    locale: 'pt',
    waits: 5,
    taken: true,
  },
  {
    name: 'Helena Duarte',
    email: 'helena.duarte@correio.example',
    phone: '+351 910 000 112',
    smartphone: 'iphone',
    usage: 'Avós em Belém, netos em Lisboa.\nQueremos que a avó veja os desenhos das crianças sem ter de procurar.',
    knows: 'Marina Andrade',
    locale: 'pt',
    waits: 4,
    vouches: { marina: 'yes' },
  },
  {
    name: 'Ivo Kaingang',
    email: 'ivo.k@correio.example',
    phone: null,
    smartphone: 'android',
    usage: 'Fotos da aldeia só para parentes. Não quero que fiquem em lugar onde qualquer um pega.',
    knows: '',
    locale: 'pt',
    waits: 3,
  },
  {
    name: 'Grace Okonkwo',
    email: 'grace.okonkwo@post.example',
    phone: '+44 7700 900118',
    smartphone: 'android',
    usage:
      'My husband’s family is in Salvador and mine is in Lagos. We’d love one place where both grandmothers can see the twins, in two languages.',
    knows: 'Beto, he fixed our car in 2019',
    locale: 'en',
    waits: 2,
    vouches: { beto: 'unsure' },
  },
  {
    name: 'Tatiane Reis',
    email: 'tati.reis@correio.example',
    phone: '(85) 99999-0121',
    smartphone: 'android',
    usage: 'Combinar as tardes das crianças do prédio.',
    knows: '',
    locale: 'pt',
    waits: 2,
  },
  {
    name: 'Jorge Bittencourt',
    email: 'jorge.bittencourt@correio.example',
    phone: '(51) 99999-0135',
    smartphone: 'other',
    usage: 'Reencontro da turma de 1984. Já achamos 22; faltam 9.',
    knows: '',
    locale: 'pt',
    waits: 1,
    alike: { p: 'jorge' },
  },
  {
    name: 'Bruna Sato',
    email: 'bruna.sato@correio.example',
    phone: null,
    smartphone: 'iphone',
    usage: 'Mostrar o bebê só para a família.',
    knows: '',
    locale: 'pt',
    waits: 0,
  },
  {
    name: 'Jorge L. Bittencourt',
    email: 'jlb.vendas@correio.example',
    phone: '51 99999-0135',
    smartphone: 'other',
    usage: 'Divulgar meus consórcios para famílias de todo o estado.',
    knows: '',
    locale: 'pt',
    asked: 70,
    answer: {
      kind: 'declined',
      hoursAgo: 66 * 24,
      template: 'own',
      reason: `A ${brand.name} não tem lugar para divulgação: é só para gente que se conhece. Se um dia quiser usar com a sua família, será um prazer ler outro pedido.`,
    },
    alike: { p: 'jorge' },
  },
  {
    name: 'Kelly Rocha',
    email: 'kelly.rocha@correio.example',
    phone: '(11) 99999-0188',
    smartphone: 'iphone',
    usage: 'Quero vender semijoias e achar clientes novas. Tenho 4 mil seguidores.',
    knows: '',
    locale: 'pt',
    asked: 4,
    answer: {
      kind: 'declined',
      hoursAgo: 5,
      template: 'not-what-we-are',
      reason: `Pelo que você contou, procura um lugar para falar com muita gente ou divulgar um trabalho. A ${brand.name} é pequena de propósito, só para família e amigos, e não serviria bem para isso. Obrigado por ter contado com franqueza.`,
    },
  },
  {
    name: 'Daniel Whitaker',
    email: 'daniel.whitaker@post.example',
    phone: null,
    smartphone: 'android',
    usage:
      'Four cousins, one lake house, no way to agree on dates. We only need somewhere quiet to plan and share photos.',
    knows: '',
    locale: 'en',
    asked: 6,
    answer: { kind: 'approved', hoursAgo: 50 },
  },
  {
    name: 'Nair Tupinambá dos Santos',
    email: 'nair.tupinamba@correio.example',
    phone: '(71) 99999-0109',
    smartphone: 'android',
    usage: 'Tenho 81 anos e quero ver as fotos dos bisnetos em letra grande. Meu neto me ajuda a entrar.',
    knows: 'Dona Cida, da igreja',
    locale: 'pt',
    asked: 24,
    answer: { kind: 'approved', hoursAgo: 20 * 24 },
  },
  {
    name: '',
    email: '',
    phone: null,
    smartphone: 'android',
    usage: '',
    knows: '',
    locale: 'pt',
    asked: 120,
    answer: { kind: 'approved', hoursAgo: 117 * 24, joinedHoursAgo: 116 * 24 },
    forgotten: true,
  },
  {
    name: '',
    email: '',
    phone: null,
    smartphone: 'other',
    usage: '',
    knows: '',
    locale: 'en',
    asked: 210,
    answer: { kind: 'declined', hoursAgo: 207 * 24, template: 'unknown-here', reason: '' },
    forgotten: true,
  },
]
