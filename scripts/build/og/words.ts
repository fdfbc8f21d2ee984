import { auth as authEn } from '@varanda/domain/account/messages/en/auth'
import { auth } from '@varanda/domain/account/messages/pt/auth'
import { brand } from '@varanda/domain/brand'
import { networkGenerator as networkGeneratorEn } from '@varanda/domain/graph/messages/en/network-generator'
import { networkGraph as networkGraphEn } from '@varanda/domain/graph/messages/en/network-graph'
import { networkGenerator } from '@varanda/domain/graph/messages/pt/network-generator'
import { networkGraph } from '@varanda/domain/graph/messages/pt/network-graph'
import { join as joinEn } from '@varanda/domain/invite/messages/en/join'
import { ownLink as ownLinkEn } from '@varanda/domain/invite/messages/en/own-link'
import { join } from '@varanda/domain/invite/messages/pt/join'
import { ownLink } from '@varanda/domain/invite/messages/pt/own-link'
import type { Locale } from '@varanda/domain/locale'
import { about as aboutEn } from '@varanda/domain/site/messages/en/about'
import { features as featuresEn } from '@varanda/domain/site/messages/en/features'
import { help as helpEn } from '@varanda/domain/site/messages/en/help'
import { home as homeEn } from '@varanda/domain/site/messages/en/home'
import { privacy as privacyEn } from '@varanda/domain/site/messages/en/privacy'
import { rights as rightsEn } from '@varanda/domain/site/messages/en/rights'
import { terms as termsEn } from '@varanda/domain/site/messages/en/terms'
import { useCases as useCasesEn } from '@varanda/domain/site/messages/en/use-cases'
import { about } from '@varanda/domain/site/messages/pt/about'
import { features } from '@varanda/domain/site/messages/pt/features'
import { help } from '@varanda/domain/site/messages/pt/help'
import { home } from '@varanda/domain/site/messages/pt/home'
import { privacy } from '@varanda/domain/site/messages/pt/privacy'
import { rights } from '@varanda/domain/site/messages/pt/rights'
import { terms } from '@varanda/domain/site/messages/pt/terms'
import { useCases } from '@varanda/domain/site/messages/pt/use-cases'
import type { PublicRouteName } from '@varanda/domain/site/routes'

export type PictureName = PublicRouteName

/** What each page's picture says: the page's own heading, so that link and page greet alike. */
export const pictureWords: Record<PictureName, Record<Locale, string>> = {
  home: { pt: home.hero.title, en: homeEn.hero.title },
  about: { pt: about.hero.title, en: aboutEn.hero.title },
  features: { pt: features.hero.title, en: featuresEn.hero.title },
  useCases: { pt: useCases.hero.title, en: useCasesEn.hero.title },
  join: { pt: join.how.title, en: joinEn.how.title },
  auth: { pt: auth.signIn.title, en: authEn.signIn.title },
  welcome: { pt: ownLink.title, en: ownLinkEn.title },
  blog: { pt: `Blog da ${brand.name}`, en: `${brand.name} blog` },
  networkGraph: { pt: networkGraph.heading, en: networkGraphEn.heading },
  networkDataGenerator: { pt: networkGenerator.heading, en: networkGeneratorEn.heading },
  help: { pt: help.title, en: helpEn.title },
  privacy: { pt: privacy.title, en: privacyEn.title },
  terms: { pt: terms.title, en: termsEn.title },
  rights: { pt: rights.title, en: rightsEn.title },
}
