import { brand } from './brand.ts'

/** The instance's name as files are called by it, and as a header may say it. */
export const brandFileName = brand.name
  .toLowerCase()
  .normalize('NFD')
  .replace(/\p{M}/gu, '')
  .replace(/[^a-z0-9]+/g, '-')
