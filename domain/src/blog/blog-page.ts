/**
 * What the blog's pages show. The site builds each page once as a Mustache template with these names as its tags
 * (https://mustache.github.io/mustache.5.html); functions fill it in. All addresses are ready to be put into `href`.
 */

/** A picture in every width: `avif` and `webp` are `srcset`s, `src` is for browsers that know neither. */
export interface BlogPictureView {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
}

export interface BlogTagView {
  name: string
  href: string
  current: boolean
}

/** One post in a list. `lang` is the language it is written in, as a BCP 47 tag. */
export interface BlogCardView {
  href: string
  title: string
  summary: string
  lang: string
  /** As people write it: `12 de novembro de 2026`. */
  day: string
  dayIso: string
  /** `4 min de leitura` */
  minutes: string
  cover: BlogPictureView | null
  /** Its picture is the first that readers see, and fetched at once. */
  isFirst: boolean
}

/** What a page says in its `<head>`, and where its language switch leads. Absolute addresses, but for `switchHref`. */
export interface BlogHeadView {
  title: string
  description: string
  canonical: string
  alternates: { hreflang: string; href: string }[]
  image: string
  imageAlt: string
  /** schema.org's description of the page, as JSON that is safe inside a `<script>`; triple braces. */
  jsonLd: string
  noindex: boolean
  switchHref: string
}

/** `/blog`, `/blog/page/2`, `/blog/tag/receitas`, `/blog/tag/receitas/page/2`. */
export interface BlogListView {
  head: BlogHeadView
  heading: string
  /** The first page of all posts shows its newest large. */
  lead: BlogCardView | null
  cards: BlogCardView[]
  isEmpty: boolean
  tags: BlogTagView[]
  /** `Página 2 de 3`; null when there is but one. */
  place: string | null
  newer: string | null
  older: string | null
  feedHref: string
}

/** `/blog/{id}` */
export interface BlogPostView {
  head: BlogHeadView
  title: string
  summary: string
  lang: string
  author: string
  day: string
  dayIso: string
  /** Null while it is as it was published. */
  updated: { day: string; dayIso: string } | null
  minutes: string
  cover: BlogPictureView | null
  tags: BlogTagView[]
  /** Sanitised HTML: triple braces, and nowhere else. */
  content: string
  /** At most three. */
  related: BlogCardView[]
  /** Set on a page of the other language: says that the post exists in one language only. */
  onlyIn: { note: string } | null
}

/** What stands at an address that no post has, or has any more. */
export interface BlogMissingView {
  head: BlogHeadView
  cards: BlogCardView[]
}

/** The templates, as `/blog-shells/{name}` and `/en/blog-shells/{name}` of the site's build. */
export interface BlogShells {
  list: BlogListView
  post: BlogPostView
  missing: BlogMissingView
}
