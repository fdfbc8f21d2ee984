import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { zoneSchema } from '../automation.ts'
import { partsSchema } from '../parts.ts'

/**
 * Makes an automation under an id of the device's (`newId`), or changes it: what it is, by which clock, and whether it is
 * on. The same again changes nothing.
 */
export const saveAutomation = call<Record<string, never>>()({
  name: 'saveAutomation',
  caller: 'member',
  input: v.object({ automationId: callKey, parts: partsSchema, zone: zoneSchema, on: v.boolean() }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'too-many-automations',
    'too-many-tries',
    'try-again',
  ],
})
