/**
 * Zachary's karate club: 34 members, 78 ties. W. W. Zachary, "An information flow model for conflict and fission in
 * small groups", Journal of Anthropological Research 33 (1977). Each row: a member (from 1) and those numbered higher
 * they know.
 */
const rows: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 18, 20, 22, 32],
  [2, 3, 4, 8, 14, 18, 20, 22, 31],
  [3, 4, 8, 9, 10, 14, 28, 29, 33],
  [4, 8, 13, 14],
  [5, 7, 11],
  [6, 7, 11, 17],
  [7, 17],
  [9, 31, 33, 34],
  [10, 34],
  [14, 34],
  [15, 33, 34],
  [16, 33, 34],
  [19, 33, 34],
  [20, 34],
  [21, 33, 34],
  [23, 33, 34],
  [24, 26, 28, 30, 33, 34],
  [25, 26, 28, 32],
  [26, 32],
  [27, 30, 34],
  [28, 34],
  [29, 32, 34],
  [30, 33, 34],
  [31, 33, 34],
  [32, 33, 34],
  [33, 34],
]

/** Pairs of members, numbered from 0. */
export const karate = rows.flatMap(([first, ...others]) => others.map((other) => [first! - 1, other - 1] as const))
export const karateMembers = 34
