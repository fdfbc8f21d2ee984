/** How a network is kept in a file. A network in CSV is a zip of two tables. */
export const formats = ['json', 'csv', 'gexf', 'graphml'] as const
export type Format = (typeof formats)[number]

/** The end of each format's file name, and its media type. */
export const fileKinds = {
  json: { extension: '.json', mediaType: 'application/json' },
  csv: { extension: '.csv.zip', mediaType: 'application/zip' },
  gexf: { extension: '.gexf', mediaType: 'application/gexf+xml' },
  graphml: { extension: '.graphml', mediaType: 'application/graphml+xml' },
} as const satisfies Record<Format, { extension: string; mediaType: string }>
