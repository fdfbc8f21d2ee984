import { addToCircle as contract } from '@varanda/domain/circle/calls/add-to-circle'
import { callable } from '../../lib/callable.ts'
import { addPeople } from '../add-people.ts'

export const addToCircle = callable(contract, async (input, { uid }, { now }) => {
  const { members } = await addPeople(input, uid, now)
  return { members }
})
