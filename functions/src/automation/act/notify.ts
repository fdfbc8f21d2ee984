import type { Telling } from '@varanda/domain/automation/parts'
import type { FactKind } from '@varanda/domain/fact/fact'
import { record } from '../../fact/record.ts'
import { changeTogether } from '../../lib/change-together.ts'
import { actingMember, type Deed, runPlace } from './deed.ts'

const facts = {
  phone: 'automation-rang',
  mail: 'automation-mailed',
  list: 'automation-listed',
} as const satisfies Record<Telling, FactKind>

/** Tells the member, by the notice that a fact makes. */
export const notify: Deed<'notify'> = {
  asks: () => [],
  plan: () => ({}),
  async act(acting, { by: telling }) {
    const { uid, run, now } = acting
    await actingMember(uid, now)
    const { at, happened } = run
    const fact = { kind: facts[telling], source: runPlace(acting).path, at, by: happened.by, about: [uid] }
    await changeTogether({ places: [], change: (_, transaction) => record(transaction, fact) })
  },
  undo: null,
}
