import { paths } from '../paths.ts'

/** The documents by which an entry of the log is about a member. */
export function targetsAbout(uid: string): string[] {
  return [paths.user(uid), paths.seatRequest(uid)]
}
