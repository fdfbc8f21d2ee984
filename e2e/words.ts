/** The product's own words in both languages, so that journeys read what people read and survive a better sentence. */
import type { Locale } from '@varanda/domain/locale'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { auth as authEn } from '@varanda/domain/messages/en/auth'
import { compose as composeEn } from '@varanda/domain/messages/en/compose'
import { consent as consentEn } from '@varanda/domain/messages/en/consent'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { feed as feedEn } from '@varanda/domain/messages/en/feed'
import { join as joinEn } from '@varanda/domain/messages/en/join'
import { networkFiles as networkFilesEn } from '@varanda/domain/messages/en/network-files'
import { networkGenerator as networkGeneratorEn } from '@varanda/domain/messages/en/network-generator'
import { networkGraph as networkGraphEn } from '@varanda/domain/messages/en/network-graph'
import { people as peopleEn } from '@varanda/domain/messages/en/people'
import { post as postEn } from '@varanda/domain/messages/en/post'
import { profile as profileEn } from '@varanda/domain/messages/en/profile'
import { request as requestEn } from '@varanda/domain/messages/en/request'
import { settings as settingsEn } from '@varanda/domain/messages/en/settings'
import { site as siteEn } from '@varanda/domain/messages/en/site'
import { wards as wardsEn } from '@varanda/domain/messages/en/wards'
import { welcome as welcomeEn } from '@varanda/domain/messages/en/welcome'
import { app } from '@varanda/domain/messages/pt/app'
import { auth } from '@varanda/domain/messages/pt/auth'
import { compose } from '@varanda/domain/messages/pt/compose'
import { consent } from '@varanda/domain/messages/pt/consent'
import { errors } from '@varanda/domain/messages/pt/errors'
import { feed } from '@varanda/domain/messages/pt/feed'
import { join } from '@varanda/domain/messages/pt/join'
import { networkFiles } from '@varanda/domain/messages/pt/network-files'
import { networkGenerator } from '@varanda/domain/messages/pt/network-generator'
import { networkGraph } from '@varanda/domain/messages/pt/network-graph'
import { people } from '@varanda/domain/messages/pt/people'
import { post } from '@varanda/domain/messages/pt/post'
import { profile } from '@varanda/domain/messages/pt/profile'
import { request } from '@varanda/domain/messages/pt/request'
import { settings } from '@varanda/domain/messages/pt/settings'
import { site } from '@varanda/domain/messages/pt/site'
import { wards } from '@varanda/domain/messages/pt/wards'
import { welcome } from '@varanda/domain/messages/pt/welcome'

const pt = {
  app,
  auth,
  compose,
  consent,
  errors,
  feed,
  join,
  networkFiles,
  networkGenerator,
  networkGraph,
  people,
  post,
  profile,
  settings,
  site,
  wards,
  welcome,
  request,
}

export type Words = typeof pt

export const words = {
  pt,
  en: {
    app: appEn,
    auth: authEn,
    compose: composeEn,
    consent: consentEn,
    errors: errorsEn,
    feed: feedEn,
    join: joinEn,
    networkFiles: networkFilesEn,
    networkGenerator: networkGeneratorEn,
    networkGraph: networkGraphEn,
    people: peopleEn,
    post: postEn,
    profile: profileEn,
    settings: settingsEn,
    site: siteEn,
    request: requestEn,
    wards: wardsEn,
    welcome: welcomeEn,
  },
} satisfies Record<Locale, Words>
