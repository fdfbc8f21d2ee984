import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/**
 * The library that draws pictures, with all decoders shut but those that may meet a stranger's bytes. Loaded when it is first
 * needed: every instance loads the whole bundle at its start, and most draw nothing.
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
