import { Link } from '@tanstack/react-router'

/** A tag in somebody's words, which leads to the posts that bear it. `tag` is how it is looked for, `text` how it was written. */
export function TagLink({ tag, text }: { tag: string; text: string }) {
  return (
    <Link className="tag" to="/user/tag/$tag" params={{ tag }}>
      {text}
    </Link>
  )
}
