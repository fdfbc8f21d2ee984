/** What went wrong with what was just pressed, told in its place. */
export function Failed({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className="notice late" role="alert">
      {children}
    </p>
  )
}
