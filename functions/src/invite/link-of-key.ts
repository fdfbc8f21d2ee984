import { createHmac } from 'node:crypto'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { inviteTokenOf } from '@varanda/domain/ids'
import { instanceKey } from '../instance/instance-key.ts'

/**
 * The link that a call makes under the key of its device: the same call sent twice makes one link, although its token
 * is stored nowhere. Nobody guesses it without the key and the instance's own secret.
 */
export async function linkOfKey(uid: string, call: string, key: string): Promise<{ token: string; inviteId: string }> {
  const secret = await instanceKey('invite-links')
  const token = inviteTokenOf(createHmac('sha256', secret).update(`${uid}\n${call}\n${key}`).digest())
  return { token, inviteId: await capabilityIdOf(token) }
}
