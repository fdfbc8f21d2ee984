import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/**
 * The library that draws pictures, with every decoder blocked except those that may read a stranger's bytes. Loaded
 * when first needed: every process of the functions loads the whole bundle, and most never draw.
 */
export function openSharp(): Promise<typeof sharp> {
  opened ??= open()
  return opened
}

async function open(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
    ],
  })
  library.cache(false)
  library.concurrency(1)
  return library
}
