/** The product's own words in both languages, so that journeys read what people read and survive a better sentence. */

import { auth as authEn } from '@varanda/domain/account/messages/en/auth'
import { consent as consentEn } from '@varanda/domain/account/messages/en/consent'
import { exportWords as takeEn } from '@varanda/domain/account/messages/en/export'
import { firstSteps as firstStepsEn } from '@varanda/domain/account/messages/en/first-steps'
import { leavingWords as leavingEn } from '@varanda/domain/account/messages/en/leaving'
import { settings as settingsEn } from '@varanda/domain/account/messages/en/settings'
import { auth } from '@varanda/domain/account/messages/pt/auth'
import { consent } from '@varanda/domain/account/messages/pt/consent'
import { exportWords as take } from '@varanda/domain/account/messages/pt/export'
import { firstSteps } from '@varanda/domain/account/messages/pt/first-steps'
import { leavingWords as leaving } from '@varanda/domain/account/messages/pt/leaving'
import { settings } from '@varanda/domain/account/messages/pt/settings'
import { automations as automationsEn } from '@varanda/domain/automation/messages/en/automations'
import { automations } from '@varanda/domain/automation/messages/pt/automations'
import { circlePage as circlePageEn } from '@varanda/domain/circle/messages/en/circle-page'
import { circles as circlesEn } from '@varanda/domain/circle/messages/en/circles'
import { making as makingEn } from '@varanda/domain/circle/messages/en/making'
import { managing as managingEn } from '@varanda/domain/circle/messages/en/managing'
import { rules as rulesEn } from '@varanda/domain/circle/messages/en/rules'
import { circlePage } from '@varanda/domain/circle/messages/pt/circle-page'
import { circles } from '@varanda/domain/circle/messages/pt/circles'
import { making } from '@varanda/domain/circle/messages/pt/making'
import { managing } from '@varanda/domain/circle/messages/pt/managing'
import { rules } from '@varanda/domain/circle/messages/pt/rules'
import { finding as findingEn } from '@varanda/domain/connection/messages/en/finding'
import { meeting as meetingEn } from '@varanda/domain/connection/messages/en/meeting'
import { finding } from '@varanda/domain/connection/messages/pt/finding'
import { meeting } from '@varanda/domain/connection/messages/pt/meeting'
import { digest as digestEn } from '@varanda/domain/digest/messages/en/digest'
import { digest } from '@varanda/domain/digest/messages/pt/digest'
import { networkFiles as networkFilesEn } from '@varanda/domain/graph/messages/en/network-files'
import { networkGenerator as networkGeneratorEn } from '@varanda/domain/graph/messages/en/network-generator'
import { networkGraph as networkGraphEn } from '@varanda/domain/graph/messages/en/network-graph'
import { networkFiles } from '@varanda/domain/graph/messages/pt/network-files'
import { networkGenerator } from '@varanda/domain/graph/messages/pt/network-generator'
import { networkGraph } from '@varanda/domain/graph/messages/pt/network-graph'
import { wards as wardsEn } from '@varanda/domain/guardian/messages/en/wards'
import { wards } from '@varanda/domain/guardian/messages/pt/wards'
import { install as installEn } from '@varanda/domain/install/messages/en/install'
import { install } from '@varanda/domain/install/messages/pt/install'
import { invites as invitesEn } from '@varanda/domain/invite/messages/en/invites'
import { join as joinEn } from '@varanda/domain/invite/messages/en/join'
import { ownLink as ownLinkEn } from '@varanda/domain/invite/messages/en/own-link'
import { welcome as welcomeEn } from '@varanda/domain/invite/messages/en/welcome'
import { invites } from '@varanda/domain/invite/messages/pt/invites'
import { join } from '@varanda/domain/invite/messages/pt/join'
import { ownLink } from '@varanda/domain/invite/messages/pt/own-link'
import { welcome } from '@varanda/domain/invite/messages/pt/welcome'
import type { Locale } from '@varanda/domain/locale'
import { people as peopleEn } from '@varanda/domain/member/messages/en/people'
import { person as personEn } from '@varanda/domain/member/messages/en/person'
import { profile as profileEn } from '@varanda/domain/member/messages/en/profile'
import { people } from '@varanda/domain/member/messages/pt/people'
import { person } from '@varanda/domain/member/messages/pt/person'
import { profile } from '@varanda/domain/member/messages/pt/profile'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { app } from '@varanda/domain/messages/pt/app'
import { errors } from '@varanda/domain/messages/pt/errors'
import { noticeSettings as noticeSettingsEn } from '@varanda/domain/notice/messages/en/notice-settings'
import { notices as noticesEn } from '@varanda/domain/notice/messages/en/notices'
import { push as pushEn } from '@varanda/domain/notice/messages/en/push'
import { said as saidEn } from '@varanda/domain/notice/messages/en/said'
import { noticeSettings } from '@varanda/domain/notice/messages/pt/notice-settings'
import { notices } from '@varanda/domain/notice/messages/pt/notices'
import { push } from '@varanda/domain/notice/messages/pt/push'
import { said } from '@varanda/domain/notice/messages/pt/said'
import { audience as audienceEn } from '@varanda/domain/post/messages/en/audience'
import { compose as composeEn } from '@varanda/domain/post/messages/en/compose'
import { drafts as draftsEn } from '@varanda/domain/post/messages/en/drafts'
import { edit as editEn } from '@varanda/domain/post/messages/en/edit'
import { feed as feedEn } from '@varanda/domain/post/messages/en/feed'
import { mutes as mutesEn } from '@varanda/domain/post/messages/en/mutes'
import { neverTogether as neverTogetherEn } from '@varanda/domain/post/messages/en/never-together'
import { photos as photosEn } from '@varanda/domain/post/messages/en/photos'
import { post as postEn } from '@varanda/domain/post/messages/en/post'
import { reactions as reactionsEn } from '@varanda/domain/post/messages/en/reactions'
import { readers as readersEn } from '@varanda/domain/post/messages/en/readers'
import { saved as savedEn } from '@varanda/domain/post/messages/en/saved'
import { seeAs as seeAsEn } from '@varanda/domain/post/messages/en/see-as'
import { thread as threadEn } from '@varanda/domain/post/messages/en/thread'
import { audience } from '@varanda/domain/post/messages/pt/audience'
import { compose } from '@varanda/domain/post/messages/pt/compose'
import { drafts } from '@varanda/domain/post/messages/pt/drafts'
import { edit } from '@varanda/domain/post/messages/pt/edit'
import { feed } from '@varanda/domain/post/messages/pt/feed'
import { mutes } from '@varanda/domain/post/messages/pt/mutes'
import { neverTogether } from '@varanda/domain/post/messages/pt/never-together'
import { photos } from '@varanda/domain/post/messages/pt/photos'
import { post } from '@varanda/domain/post/messages/pt/post'
import { reactions } from '@varanda/domain/post/messages/pt/reactions'
import { readers } from '@varanda/domain/post/messages/pt/readers'
import { saved } from '@varanda/domain/post/messages/pt/saved'
import { seeAs } from '@varanda/domain/post/messages/pt/see-as'
import { thread } from '@varanda/domain/post/messages/pt/thread'
import { request as requestEn } from '@varanda/domain/signup/messages/en/request'
import { request } from '@varanda/domain/signup/messages/pt/request'
import { site as siteEn } from '@varanda/domain/site/messages/en/site'
import { failure as failureEn, noScript as noScriptEn, stuck as stuckEn } from '@varanda/domain/site/messages/en/stuck'
import { site } from '@varanda/domain/site/messages/pt/site'
import { failure, noScript, stuck } from '@varanda/domain/site/messages/pt/stuck'
import { support as supportEn } from '@varanda/domain/support/messages/en/support'
import { support } from '@varanda/domain/support/messages/pt/support'

const pt = {
  app,
  audience,
  auth,
  circlePage,
  circles,
  making,
  mutes,
  managing,
  compose,
  drafts,
  edit,
  neverTogether,
  seeAs,
  photos,
  consent,
  errors,
  feed,
  finding,
  firstSteps,
  invites,
  join,
  networkFiles,
  networkGenerator,
  networkGraph,
  automations,
  support,
  noticeSettings,
  digest,
  notices,
  push,
  said,
  ownLink,
  people,
  meeting,
  person,
  post: { ...post, thread, readers },
  profile,
  saved,
  reactions,
  install,
  settings,
  take,
  leaving,
  site,
  stuck: { ...stuck, ...failure, ...noScript },
  wards,
  welcome,
  request,
  rules,
}

export type Words = typeof pt

export const words = {
  pt,
  en: {
    app: appEn,
    audience: audienceEn,
    auth: authEn,
    circlePage: circlePageEn,
    circles: circlesEn,
    making: makingEn,
    mutes: mutesEn,
    managing: managingEn,
    compose: composeEn,
    drafts: draftsEn,
    edit: editEn,
    neverTogether: neverTogetherEn,
    seeAs: seeAsEn,
    photos: photosEn,
    consent: consentEn,
    errors: errorsEn,
    feed: feedEn,
    finding: findingEn,
    firstSteps: firstStepsEn,
    invites: invitesEn,
    join: joinEn,
    networkFiles: networkFilesEn,
    networkGenerator: networkGeneratorEn,
    networkGraph: networkGraphEn,
    automations: automationsEn,
    support: supportEn,
    noticeSettings: noticeSettingsEn,
    digest: digestEn,
    notices: noticesEn,
    push: pushEn,
    said: saidEn,
    ownLink: ownLinkEn,
    people: peopleEn,
    meeting: meetingEn,
    person: personEn,
    post: { ...postEn, thread: threadEn, readers: readersEn },
    profile: profileEn,
    saved: savedEn,
    reactions: reactionsEn,
    install: installEn,
    settings: settingsEn,
    take: takeEn,
    leaving: leavingEn,
    site: siteEn,
    stuck: { ...stuckEn, ...failureEn, ...noScriptEn },
    request: requestEn,
    rules: rulesEn,
    wards: wardsEn,
    welcome: welcomeEn,
  },
} satisfies Record<Locale, Words>
