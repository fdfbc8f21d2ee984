import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../words.ts'

/** A post that only this device knows of. */
export function UnsavedRow({ id }: { id: string }) {
  return (
    <li className="post-row">
      <span className="thumb" />
      <div className="post-row-words">
        <h2 className="post-row-title">
          <Link to="/admin/blog/$postId" params={{ postId: id }} id={`post-${id}`}>
            {id}
          </Link>
        </h2>
        <p className="small on-device">
          <Icon name="info" size={18} />
          {words.list.onDevice}
        </p>
      </div>
    </li>
  )
}
