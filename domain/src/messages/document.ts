/** Drawings of a phone's own menus, which the help page sets beside its steps. */
export type MenuPicture =
  | 'safari-bar'
  | 'safari-menu'
  | 'safari-share'
  | 'safari-add'
  | 'chrome-bar'
  | 'chrome-menu'
  | 'chrome-install'
  | 'home-screen'
  | 'code'
  | 'inner-browser'

/**
 * A part of a page that is read from top to bottom. Inside a text, `**words**` are strong, and `[words](place)` is a
 * link: `place` is the name of a route, with `#section` if need be, or `mail` for the operator's address. `{operator}`,
 * `{country}` and `{companies}` are what an instance's settings tell of whoever runs it.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly { text: string; picture?: MenuPicture }[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface DocumentWords {
  title: string
  /** For search engines and previews. */
  description: string
  lead: string
  /** By their anchors, which are the same in both languages, so that the language switch keeps the place. */
  sections: Record<string, { title: string; blocks: readonly Block[] }>
}
