import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import type { CircleKind } from '@varanda/domain/circle/circle'
import type { TemplateName } from '@varanda/domain/circle/template'
import { firstName } from '@varanda/domain/member/member'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { makingWords } from '../words.ts'

const words = makingWords.finish

/** Whether my guardian is asked before such a circle is made. */
export function useAsksFirst(kind: CircleKind, template: TemplateName | undefined): boolean {
  const { ageBand, guardian } = useMe()
  return kind !== 'public' && asksGuardian({ ageBand, guardian }, 'open-circle', template)
}

/** Whose yes it takes, said before anything is asked. */
export function AsksFirst() {
  const { guardian } = useMe()
  const { knownName } = useNames()
  const name = guardian === null ? undefined : knownName(guardian)
  return (
    <p className="with-icon">
      <Icon name="info" size={20} />
      {name === undefined ? words.guardianUnnamed : words.guardian(firstName(name))}
    </p>
  )
}
