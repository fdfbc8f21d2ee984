import { useConfirmed } from '../../data/use-confirmed.ts'
import { FormComing } from '../../ui/notice/form-coming.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { InstanceForm } from './settings-form.tsx'
import { useInstance } from './use-instance.ts'
import { words } from './words.ts'

/** Where whoever runs the instance sets what it says of itself. */
export function InstanceScreen() {
  const instance = useInstance()
  const confirmed = useConfirmed(instance)
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body sections">
        {instance.state === 'failed' && <LoadFailed />}
        {instance.state !== 'failed' && !confirmed && <FormComing />}
        {confirmed && <InstanceForm stored={confirmed.value} />}
      </div>
    </>
  )
}
