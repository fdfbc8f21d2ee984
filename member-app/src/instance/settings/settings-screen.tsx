import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HouseForm } from './settings-form.tsx'
import { useHouse } from './use-instance.ts'
import { words } from './words.ts'

/** Where whoever runs the house sets what it says of itself. */
export function HouseScreen() {
  const house = useHouse()
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body sections">
        {house.state === 'failed' && <LoadFailed />}
        {(house.state === 'loading' || (house.state === 'ready' && house.fromCache)) && (
          <Skeleton kind="person" rows={4} />
        )}
        {house.state === 'ready' && !house.fromCache && <HouseForm stored={house.value} />}
      </div>
    </>
  )
}
