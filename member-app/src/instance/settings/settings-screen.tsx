import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InstanceForm } from './settings-form.tsx'
import { useInstance } from './use-instance.ts'
import { words } from './words.ts'

/** Where whoever runs the instance sets what it says of itself. */
export function InstanceScreen() {
  const instance = useInstance()
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body sections">
        {instance.state === 'failed' && <LoadFailed />}
        {(instance.state === 'loading' || (instance.state === 'ready' && instance.fromCache)) && (
          <Skeleton kind="person" rows={4} />
        )}
        {instance.state === 'ready' && !instance.fromCache && <InstanceForm stored={instance.value} />}
      </div>
    </>
  )
}
