import { atom } from 'nanostores'

/** How many sheets are open, one on another. What is typed, chosen or shown in them is nowhere else. */
export const $openSheets = atom(0)
