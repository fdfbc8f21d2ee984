/** So many posts a member may have begun on one device. They lie there alone. */
export const draftLimits = { posts: 30 } as const
