/** Told how much is done, from 0 to 1. */
export type Report = (share: number) => void

/** Tells `report` at most fifty times, however often it is asked to. */
export function sparing(report: Report = () => {}): Report {
  let next = 0
  return (share) => {
    if (share < next) return
    next = share + 0.02
    report(share)
  }
}
