/** What tests do with automations of an instance, and how they look at them. */
import type { Automation, Run } from '@varanda/domain/automation/automation'
import { saveAutomation } from '@varanda/domain/automation/calls/save-automation'
import type { Action, Condition, Parts, Trigger } from '@varanda/domain/automation/parts'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Instance, Person } from '../instance.ts'
import { endUndo } from './alarms.ts'

export const usualZone = 'America/Sao_Paulo'

export function parts(trigger: Trigger, actions: Action[], conditions: Condition[] = []): Parts {
  return { trigger, match: 'all', conditions, actions }
}

export const inCircle = (...circles: string[]): Audience => ({ connections: false, circles, people: [], except: [] })

export function automationsOf(instance: Instance) {
  const { db } = instance

  /** Makes one that is on; answers its id. */
  async function make(owner: Person, what: Parts, automationId = newId()): Promise<string> {
    const input = { automationId, parts: what, zone: usualZone, on: true }
    await instance.call(saveAutomation, input as never, owner)
    return automationId
  }

  async function post(who: Person, text: string, audience: Audience = forConnections()): Promise<string> {
    const postId = newPostId(who.uid)
    await instance.call(createPost, { postId, text, audience }, who)
    await endUndo(instance)
    return postId
  }

  const automation = async ({ uid }: Person, id: string) =>
    (await db.doc(paths.automation(uid, id)).get()).data() as Automation | undefined
  const runs = async ({ uid }: Person, id: string) =>
    (await db.collection(paths.automationRuns(uid, id)).orderBy('at').get()).docs.map((found) => ({
      id: found.id,
      ...(found.data() as Run),
    }))

  return { make, post, automation, runs }
}
