import { type Ability, abilities, building, type Kept } from './abilities.ts'
import type { about } from './messages/pt/about.ts'
import type { features } from './messages/pt/features.ts'
import type { home } from './messages/pt/home.ts'
import type { useCases } from './messages/pt/use-cases.ts'

/** A place in the messages, and what stands right below it. */
type Below<Path extends string, Words> = `${Path}.${keyof Words & string}`

type FeatureSection = Exclude<keyof typeof features, 'title' | 'description' | 'hero' | 'meanwhile' | 'end'>
type InSection<Section extends FeatureSection, Words = (typeof features)[Section]> = {
  [Part in keyof Words & string]: Part extends 'text' | 'kinds' | 'keys'
    ? Below<`features.${Section}.${Part}`, Words[Part]>
    : Part extends 'pair' | 'rule' | 'out'
      ? `features.${Section}.${Part}`
      : never
}[keyof Words & string]

type Stories = (typeof useCases)['stories']
type InStory<Story extends keyof Stories> =
  | `useCases.stories.${Story}.story`
  | Below<`useCases.stories.${Story}.does`, Stories[Story]['does']>

/**
 * Every place in the messages where a public page says what the product can do. A new one does not compile without a
 * line below.
 */
export type MessageClaim =
  | 'home.description'
  | 'home.hero.lead'
  | 'home.why.text'
  | Below<'home.why.promises', (typeof home)['why']['promises']>
  | 'home.audience.text'
  | Below<'home.audience.levels', (typeof home)['audience']['levels']>
  | Below<'home.features.list', (typeof home)['features']['list']>
  | 'home.seats.text'
  | 'home.porch.title'
  | 'home.night.text'
  | 'features.description'
  | 'features.meanwhile'
  | { [Section in FeatureSection]: InSection<Section> }[FeatureSection]
  | { [Story in keyof Stories]: InStory<Story> }[keyof Stories]
  | 'about.hero.lead'
  | Below<'about.wall.sides', (typeof about)['wall']['sides']>
  | Below<'about.rules.list', (typeof about)['rules']['list']>
  | Below<'about.keepers.list', (typeof about)['keepers']['list']>

/** A post of the demo instance's blog, by its address. */
type BlogClaim = `blog.${string}`

/** What the product must be able to do for a claim to be true. */
export const claims = {
  'home.description': ['invites', 'noAds', 'timeOrder'],
  'home.hero.lead': ['invites', 'noAds', 'timeOrder'],
  'home.why.text': ['invites', 'noAds', 'timeOrder'],
  'home.why.promises.estranho': ['invites', 'inviteRequests'],
  'home.why.promises.anuncio': ['noAds'],
  'home.why.promises.espiao': ['noTracking', 'guardianSeesContacts'],
  'home.audience.text': ['audienceByName'],
  'home.audience.levels.eu': ['onlyMe'],
  'home.audience.levels.pessoas': ['audienceByName'],
  'home.audience.levels.circulo': ['privateCircles'],
  'home.audience.levels.conhecidos': ['audienceByName'],
  'home.audience.levels.porta': ['openPosts'],
  'home.features.list.circulos': ['privateCircles', 'groups', 'historyRule'],
  'home.features.list.automacoes': ['automations', 'automationTrial'],
  'home.features.list.avisos': ['oneNoticePerEvent', 'digests', 'quietHours'],
  'home.features.list.apoio': ['pix'],
  'home.features.list.criancas': ['guardians'],
  'home.features.list.levar': ['download', 'deletion'],
  'home.seats.text': ['seats'],
  'home.porch.title': ['timeOrder'],
  'home.night.text': ['invites', 'inviteRequests'],

  'features.description': ['timeOrder', 'audienceByName'],
  'features.meanwhile': ['copyByLetter'],
  'features.ordem.text.hora': ['timeOrder'],
  'features.ordem.text.semSinal': ['readingOffline'],
  'features.quemVe.text.nomes': ['audienceByName', 'listOfReaders'],
  'features.quemVe.text.mudancas': ['changesOfReaders'],
  'features.quemVe.text.comoVe': ['seeAs'],
  'features.quemVe.pair': ['neverTogether', 'events'],
  'features.circulos.kinds.privado': ['privateCircles'],
  'features.circulos.kinds.publico': ['publicCircles'],
  'features.circulos.kinds.grupo': ['groups'],
  'features.circulos.rule': ['historyRule'],
  'features.circulos.out': ['privateCircles', 'groups'],
  'features.automacoes.text.frase': ['automations'],
  'features.automacoes.text.ensaio': ['automationTrial'],
  'features.automacoes.text.limite': ['automations'],
  'features.avisos.text.escolha': ['choiceOfNotices', 'oneNoticePerEvent', 'push', 'digests'],
  'features.avisos.text.silencio': ['quietHours'],
  'features.apoio.text.direto': ['pix'],
  'features.apoio.text.cartao': ['cards', 'subscriptions'],
  'features.apoio.text.confirmado': ['pix'],
  'features.pequenos.text.entra': ['guardians'],
  'features.pequenos.text.ve': ['guardianSeesContacts'],
  'features.chaves.keys.acha': ['findable'],
  'features.chaves.keys.costuma': ['defaultAudience'],
  'features.chaves.keys.bloquear': ['block'],
  'features.chaves.keys.silenciar': ['mute'],
  'features.chaves.keys.sair': ['signOutEverywhere'],
  'features.levar.text.chegar': ['whatsappImport'],
  'features.levar.text.sair': ['download'],
  'features.levar.text.prazo': ['deletion'],

  'useCases.stories.brincar.story': ['events', 'oneNoticePerEvent'],
  'useCases.stories.brincar.does.evento': ['events'],
  'useCases.stories.brincar.does.enquete': ['polls'],
  'useCases.stories.brincar.does.grupo': ['groups'],
  'useCases.stories.brincar.does.avisos': ['oneNoticePerEvent'],
  'useCases.stories.bairro.story': ['publicCircles', 'subscriptions'],
  'useCases.stories.bairro.does.circulo': ['publicCircles'],
  'useCases.stories.bairro.does.fornada': ['publicCircles'],
  'useCases.stories.bairro.does.pix': ['pix', 'cards'],
  'useCases.stories.bairro.does.assinatura': ['subscriptions'],
  'useCases.stories.bairro.does.contas': ['ledger'],
  'useCases.stories.criancas.story': ['guardians', 'guardianSeesContacts'],
  'useCases.stories.criancas.does.conta': ['guardians'],
  'useCases.stories.criancas.does.busca': ['guardians'],
  'useCases.stories.criancas.does.contato': ['guardians'],
  'useCases.stories.criancas.does.circulo': ['circlesAskGuardian'],
  'useCases.stories.criancas.does.fotos': ['photoConsent'],
  'useCases.stories.criancas.does.idade': ['growingUp'],
  'useCases.stories.escola.story': ['privateCircles', 'historyRule', 'photoConsent'],
  'useCases.stories.escola.does.circulo': ['privateCircles'],
  'useCases.stories.escola.does.historico': ['historyRule'],
  'useCases.stories.escola.does.grupo': ['groups', 'moderators'],
  'useCases.stories.escola.does.sucessao': ['successors'],
  'useCases.stories.familia.story': ['digests', 'quietHours', 'whatsappImport', 'offlineAlbum'],
  'useCases.stories.familia.does.grupo': ['groups'],
  'useCases.stories.familia.does.resumo': ['digests', 'quietHours'],
  'useCases.stories.familia.does.conversa': ['whatsappImport'],
  'useCases.stories.familia.does.par': ['neverTogether', 'events'],
  'useCases.stories.familia.does.album': ['offlineAlbum'],

  'about.hero.lead': ['invites', 'timeOrder'],
  'about.wall.sides.calcada': ['audienceByName'],
  'about.wall.sides.dentro': ['timeOrder'],
  'about.rules.list.convite': ['invites'],
  'about.rules.list.lugares': ['seats'],
  'about.rules.list.lista': ['audienceByName'],
  'about.rules.list.sair': ['endConnection', 'block'],
  'about.rules.list.promover': ['roles', 'auditLog'],
  'about.rules.list.hora': ['timeOrder', 'noAds', 'noTracking'],
  'about.rules.list.palavras': ['outbox'],
  'about.rules.list.dinheiro': ['pix', 'ledger'],
  'about.rules.list.porta': ['copyByLetter'],
  'about.keepers.list.privado': ['sealedPosts'],
  'about.keepers.list.maquina': ['instanceDocuments'],
  'about.keepers.list.anota': ['auditLog'],
  'about.keepers.list.copias': ['dateOfBackups'],

  'blog.apagar': ['audienceByName', 'copyByLetter'],
  'blog.casa-propria': ['outbox', 'sealedPosts'],
  'blog.cinco-lugares': ['seats', 'inviteRequests'],
  'blog.cobogo': ['audienceByName'],
  'blog.endereco-na-foto': ['outbox', 'instanceDocuments'],
  'blog.fotos-de-crianca': ['guardians', 'guardianSeesContacts', 'growingUp'],
  'blog.glossary-for-in-laws': ['timeOrder'],
  'blog.mudanca-do-grupo': ['invites', 'noAds', 'timeOrder'],
  'blog.ordem-de-hora': ['timeOrder'],
  'blog.receita-de-familia': ['invites'],
  'blog.um-album-duas-casas': ['audienceByName'],
  'blog.video-com-a-avo': ['timeOrder'],
} as const satisfies Readonly<Record<MessageClaim | BlogClaim, Needs>>

type Needs = readonly [Ability, ...Ability[]]
export type Claim = keyof typeof claims

/** Claims that a reader meets together: a section of what it does, a story. */
export type ClaimPlace = `features.${FeatureSection}` | `useCases.stories.${keyof Stories}`
export type ClaimPage = 'home' | 'features' | 'useCases' | 'about'

/** What is there, which tests may say otherwise. */
type Known = Readonly<Record<Ability, typeof building | Kept>>

const allClaims = Object.keys(claims) as Claim[]
const placeOf = (claim: string): ClaimPlace | undefined =>
  /^(?:features\.\w+(?=\.)|useCases\.stories\.\w+)/.exec(claim)?.[0] as ClaimPlace | undefined

/** Whether something that a claim needs is not there yet. */
export function isBuilding(claim: Claim, known: Known = abilities): boolean {
  return claims[claim].some((ability) => known[ability] === building)
}

/** Whether nothing of what a place claims is there yet: it is then said once, at its head. */
export function isAllBuilding(place: ClaimPlace, known: Known = abilities): boolean {
  return allClaims.filter((claim) => placeOf(claim) === place).every((claim) => isBuilding(claim, known))
}

/** Whether a page hangs a sign there, which says that it is being built. */
export function hasSign(at: Claim | ClaimPlace, known: Known = abilities): boolean {
  if (!isClaim(at)) return isAllBuilding(at, known)
  const place = placeOf(at)
  return isBuilding(at, known) && !(place && isAllBuilding(place, known))
}

/** All signs of a page. */
export function signsOn(page: ClaimPage, known: Known = abilities): (Claim | ClaimPlace)[] {
  const here = allClaims.filter((claim) => claim.startsWith(`${page}.`))
  const places = [...new Set(here.map(placeOf))].filter((place) => place !== undefined)
  return [...places, ...here].filter((at) => hasSign(at, known))
}

function isClaim(at: Claim | ClaimPlace): at is Claim {
  return Object.hasOwn(claims, at)
}
