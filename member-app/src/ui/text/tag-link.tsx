/** A tag in somebody's words. `tag` is how it is looked for, `text` how it was written. */
export function TagLink({ text }: { tag: string; text: string }) {
  return <span className="tag">{text}</span>
}
