/** What an act means, a sentence each. */
export function Means({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="block-means">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
