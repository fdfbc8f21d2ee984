import { type Locale, localeTags } from '@varanda/domain/locale'
import { type Html, html } from '../../../mail/html.ts'

/** Nothing but what lies beside the page is asked for, whatever somebody wrote. */
const policy =
  "default-src 'none'; img-src 'self' file: data:; style-src 'self' file:; font-src 'self' file: data:; base-uri 'none'; form-action 'none'"

/** A page of the album: it needs no script, and no file that is not in the copy. */
export function pageOf(page: { locale: Locale; title: string; kind: 'cover' | 'month'; body: Html }): Buffer {
  const { locale, title, kind, body } = page
  const { text } = html`<!doctype html>
<html lang="${localeTags[locale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="stylesheet" href="album.css">
</head>
<body class="${kind}">
${body}
</body>
</html>
`
  return Buffer.from(text)
}
