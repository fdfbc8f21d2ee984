import { settingsSchema } from '@varanda/domain/account/settings'
import { defaultLocale } from '@varanda/domain/locale'
import { testPush as contract } from '@varanda/domain/notice/calls/test-push'
import { push as en } from '@varanda/domain/notice/messages/en/push'
import { push as pt } from '@varanda/domain/notice/messages/pt/push'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { pushOnce } from '../push/push-once.ts'

const words = { pt, en }

export const testPush = callable(contract, async ({ key }, { uid }, { now }) => {
  const settings = readIfWhole(settingsSchema, await db.doc(paths.settings(uid)).get())
  const { title, body } = words[settings?.locale ?? defaultLocale].test
  await pushOnce(
    uid,
    [`test ${key}`],
    {
      title,
      body,
      path: memberScreens.noticeSettings,
      topic: { kind: 'test', thing: key },
      urgency: 'high',
      ttlSeconds: 60,
    },
    now,
  )
  return {}
})
