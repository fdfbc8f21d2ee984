/** Moves of all people, and how many units the first may lead; each leads less far than the one before. */
export const moves = 30
export const heat = 3
