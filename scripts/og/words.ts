import { brand } from '@varanda/domain/brand'
import type { Locale } from '@varanda/domain/locale'
import { about as aboutEn } from '@varanda/domain/messages/en/about'
import { auth as authEn } from '@varanda/domain/messages/en/auth'
import { features as featuresEn } from '@varanda/domain/messages/en/features'
import { help as helpEn } from '@varanda/domain/messages/en/help'
import { home as homeEn } from '@varanda/domain/messages/en/home'
import { join as joinEn } from '@varanda/domain/messages/en/join'
import { networkGenerator as networkGeneratorEn } from '@varanda/domain/messages/en/network-generator'
import { networkGraph as networkGraphEn } from '@varanda/domain/messages/en/network-graph'
import { privacy as privacyEn } from '@varanda/domain/messages/en/privacy'
import { rights as rightsEn } from '@varanda/domain/messages/en/rights'
import { terms as termsEn } from '@varanda/domain/messages/en/terms'
import { useCases as useCasesEn } from '@varanda/domain/messages/en/use-cases'
import { welcome as welcomeEn } from '@varanda/domain/messages/en/welcome'
import { about } from '@varanda/domain/messages/pt/about'
import { auth } from '@varanda/domain/messages/pt/auth'
import { features } from '@varanda/domain/messages/pt/features'
import { help } from '@varanda/domain/messages/pt/help'
import { home } from '@varanda/domain/messages/pt/home'
import { join } from '@varanda/domain/messages/pt/join'
import { networkGenerator } from '@varanda/domain/messages/pt/network-generator'
import { networkGraph } from '@varanda/domain/messages/pt/network-graph'
import { privacy } from '@varanda/domain/messages/pt/privacy'
import { rights } from '@varanda/domain/messages/pt/rights'
import { terms } from '@varanda/domain/messages/pt/terms'
import { useCases } from '@varanda/domain/messages/pt/use-cases'
import { welcome } from '@varanda/domain/messages/pt/welcome'
import type { PublicRouteName } from '@varanda/domain/routes'

export type PictureName = PublicRouteName

/** What each page's picture says: the page's own heading, so that link and page greet alike. */
export const pictureWords: Record<PictureName, Record<Locale, string>> = {
  home: { pt: home.hero.title, en: homeEn.hero.title },
  about: { pt: about.hero.title, en: aboutEn.hero.title },
  features: { pt: features.hero.title, en: featuresEn.hero.title },
  useCases: { pt: useCases.hero.title, en: useCasesEn.hero.title },
  join: { pt: join.how.title, en: joinEn.how.title },
  auth: { pt: auth.signIn.title, en: authEn.signIn.title },
  welcome: { pt: welcome.title, en: welcomeEn.title },
  blog: { pt: `Blog da ${brand.name}`, en: `${brand.name} blog` },
  networkGraph: { pt: networkGraph.heading, en: networkGraphEn.heading },
  networkDataGenerator: { pt: networkGenerator.heading, en: networkGeneratorEn.heading },
  help: { pt: help.title, en: helpEn.title },
  privacy: { pt: privacy.title, en: privacyEn.title },
  terms: { pt: terms.title, en: termsEn.title },
  rights: { pt: rights.title, en: rightsEn.title },
}
