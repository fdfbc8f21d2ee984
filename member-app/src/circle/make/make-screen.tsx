import '../circles.css'
import '../page/circle-page.css'
import './make.css'
import { useStore } from '@nanostores/react'
import { useSearch } from '@tanstack/react-router'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMayWrite } from '../../ui/may-write.ts'
import { NoWriting } from '../../ui/notice/no-writing.tsx'
import { words } from '../words.ts'
import { FinishStep } from './finish-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { $plan } from './plan.ts'
import { SecretScreen } from './secret-screen.tsx'
import { TemplateStep } from './template-step.tsx'

/** Making a group in three taps: who it is for, who comes, and done; or at once a circle that only I know of. */
export function MakeScreen() {
  const { step } = useSearch({ from: memberScreens.makeCircle })
  const plan = useStore($plan)
  const mayWrite = useMayWrite()
  useUnsentWords(plan !== undefined && (step === 'people' || step === 'finish'))
  if (!mayWrite) return <NoWriting title={words.make.title} />
  if (step === 'secret') return <SecretScreen />
  if (!plan || step === undefined) return <TemplateStep />
  return step === 'people' ? <PeopleStep plan={plan} /> : <FinishStep plan={plan} />
}
