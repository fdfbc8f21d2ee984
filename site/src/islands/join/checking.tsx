import { block } from '@varanda/design/cobogo'
import { Drawing } from '../parts/drawing.tsx'

/** While the instance is asked whose link this is. */
export function Checking({ text }: { text: string }) {
  return (
    <div className="checking" role="status">
      <Drawing svg={block('veneziana', { width: 128, height: 128, radius: 12 })} />
      <p className="lead quiet">{text}</p>
    </div>
  )
}
