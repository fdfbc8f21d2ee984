/**
 * What every message by mail stands in, as programs show it that know little: tables whose widths are attributes, all
 * style inline, padding on cells alone, and colours that stay readable where a program swaps light and dark by itself.
 * The one style sheet is polish, which some programs take away: dark colours, and less room around on a phone.
 */
import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { Html, html } from './html.ts'
import { mailSizes } from './pictures/laid-names.ts'

/** A word longer than the screen breaks: with it, tables must not grow with what they hold. */
const breaks = 'overflow-wrap:break-word;word-wrap:break-word'
const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"
const colours = { cal: '#fefcf7', shade: '#e2e7f5', ink: '#18173b', ink2: '#46435c', floor: '#ac4121', leaf: '#155f40' }

export const nothing = new Html('')

/** Inline styles of words. */
export const styles = {
  heading: `margin:0;${serif};font-size:32px;mso-line-height-rule:exactly;line-height:38px;font-weight:bold;color:${colours.ink}`,
  title: `margin:0;${serif};font-size:24px;mso-line-height-rule:exactly;line-height:30px;font-weight:bold;color:${colours.ink}`,
  name: `margin:0;${sans};font-size:20px;mso-line-height-rule:exactly;line-height:26px;font-weight:bold;color:${colours.ink}`,
  words: `margin:0;${sans};font-size:20px;mso-line-height-rule:exactly;line-height:30px;color:${colours.ink}`,
  quiet: `margin:0;${sans};font-size:17px;mso-line-height-rule:exactly;line-height:25px;color:${colours.ink2}`,
  leaf: `margin:0;${sans};font-size:17px;mso-line-height-rule:exactly;line-height:25px;font-weight:bold;color:${colours.leaf}`,
  code: `margin:0;${sans};font-size:34px;mso-line-height-rule:exactly;line-height:44px;font-weight:bold;letter-spacing:6px;color:${colours.ink}`,
  small: `margin:0;${sans};font-size:16px;mso-line-height-rule:exactly;line-height:26px;color:${colours.ink2}`,
  /** Links beside each other, each far enough from the next line for a finger. */
  links: `margin:0;${sans};font-size:17px;mso-line-height-rule:exactly;line-height:44px;font-weight:bold;color:${colours.ink2}`,
} as const

const link = `color:${colours.leaf};text-decoration:underline`

/** A link within words. */
export function textLink(href: string, text: string): Html {
  return html`<a href="${href}" class="leaf" style="${new Html(link)}">${text}</a>`
}

export function paragraph(style: keyof typeof styles, content: string | Html): Html {
  const classes = { leaf: 'leaf', quiet: 'ink2', small: 'ink2', links: 'ink2' } as const
  const is = style in classes ? classes[style as keyof typeof classes] : 'ink'
  return html`<p class="${is}" dir="auto" style="${new Html(`${styles[style]};${breaks}`)}">${content}</p>`
}

/** A part of a message, on plain ground. */
export function section(...content: readonly Html[]): Html {
  const cells = content.map(
    (one, index) => html`<tr><td style="padding:${index === 0 ? '0' : '16px'} 0 0 0">${one}</td></tr>`,
  )
  return html`<tr><td class="cal room" bgcolor="${colours.cal}" style="padding:28px 24px 28px 24px;background-color:${colours.cal}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed">${cells}</table></td></tr>`
}

/** A small picture within words; whoever shows none reads `alt` instead. */
export function picture(cid: string, alt: string, { width, height }: { width: number; height: number }): Html {
  const style = `width:${width}px;height:${height}px;border:0;vertical-align:middle`
  return html`<img src="cid:${cid}" alt="${alt}" width="${String(width)}" height="${String(height)}" border="0" style="${new Html(style)}">`
}

/** Words beside a portrait, or beside the first letter of a name where there is none. */
export function besidePortrait(face: { cid: string | undefined; name: string }, content: Html): Html {
  const { width, height } = mailSizes.portrait
  const letter = `width:${width}px;height:${height}px;${serif};font-size:24px;line-height:${height}px;font-weight:bold;color:${colours.ink};background-color:${colours.shade};border-radius:24px 24px 6px 6px`
  const [first = ''] = face.name
  const cell = face.cid
    ? html`<td width="${String(width)}" valign="middle">${picture(face.cid, '', mailSizes.portrait)}</td>`
    : html`<td class="shade ink" width="${String(width)}" height="${String(height)}" align="center" valign="middle" bgcolor="${colours.shade}" style="${new Html(letter)}" aria-hidden="true">${first}</td>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${cell}<td width="14" style="width:14px;font-size:1px">&nbsp;</td><td valign="middle">${content}</td></tr></table>`
}

/** Whatever is as wide as the message itself, as a photo. */
export function wide(content: Html): Html {
  return html`<tr><td class="cal" bgcolor="${colours.cal}" align="center" style="padding:0;background-color:${colours.cal}">${content}</td></tr>`
}

/** Links below each other, each far enough from the next for a finger. */
export function linkRows(all: readonly Html[]): Html {
  const cells = all.map((one) => html`<tr><td style="padding:9px 0 9px 0">${paragraph('small', one)}</td></tr>`)
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed">${cells}</table>`
}

/** Between two parts. */
export const joint = new Html(
  `<tr><td class="shade" height="10" bgcolor="${colours.shade}" style="height:10px;mso-line-height-rule:exactly;line-height:10px;font-size:1px;background-color:${colours.shade}">&nbsp;</td></tr>`,
)

export interface Button {
  href: string
  text: string
  /** The one that is meant first; the other is an outline. */
  isMain: boolean
  /** A picture before the words, which say it as well. */
  icon?: string
}

/** One button, or two beside each other, which stand below each other on a phone. */
export function buttons(all: readonly Button[]): Html {
  const cells = all.map((one, index) => {
    const gap =
      index > 0
        ? html`<td class="gap" width="12" style="width:12px;font-size:1px;line-height:12px">&nbsp;</td>`
        : nothing
    return html`${gap}${buttonCell(one, all.length)}`
  })
  return html`<table role="presentation" ${new Html(all.length > 1 ? 'width="100%"' : 'class="whole"')} cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`
}

/** The height is an attribute as well: some programs give no room to a link. */
function buttonCell({ href, text, isMain, icon }: Button, count: number): Html {
  const [ground, letters] = isMain ? [colours.floor, '#ffffff'] : [colours.cal, colours.ink]
  const edge = isMain ? colours.floor : '#8d7c74'
  const cell = `height:56px;padding:0 4px 0 4px;border:2px solid ${edge};border-radius:12px;background-color:${ground}`
  // Beside another one it is as wide as there is room, and its words are far from its edge by themselves.
  const side = count > 1 ? 4 : 24
  const words = `display:block;padding:15px ${side}px 15px ${side}px;${sans};font-size:19px;line-height:26px;font-weight:bold;color:${letters};text-decoration:none`
  return html`<td class="col ${isMain ? 'main' : 'line'}" ${new Html(count > 1 ? 'width="48%"' : '')} height="56" align="center" valign="middle" bgcolor="${ground}" style="${new Html(cell)}"><a href="${href}" class="${isMain ? 'on-main' : 'ink'}" style="${new Html(words)}">${icon ? html`${picture(icon, '', mailSizes.flower)}&nbsp; ` : nothing}${text}</a></td>`
}

const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.room{padding:22px 16px 22px 16px!important}
.col{display:block!important;width:auto!important;height:auto!important}
.gap{display:block!important;width:auto!important;height:12px!important}
.whole{width:100%!important}
}
@media (prefers-color-scheme:dark){
.cal,.line{background-color:#1d1b3a!important}
body,.shade{background-color:#121127!important}
.ink{color:#f2ede2!important}
.ink2{color:#cfc8bd!important}
.leaf{color:#8fd3ac!important}
.line{border-color:#8d7c74!important}
.main{background-color:#ee9263!important;border-color:#ee9263!important}
.on-main{color:#2b1108!important}
}
`

export interface Framed {
  locale: Locale
  title: string
  /** What a list of messages shows behind the subject. */
  preheader: string
  /** The mark, where it is attached. */
  mark?: string
  /** At its top, right of the name; words. */
  beside?: string
  /** Made by `section`, `wide` and `joint`. */
  parts: readonly Html[]
  foot: readonly Html[]
}

/** The whole document. Programs that know no greatest width get the width of a table around it. */
export function frame({ locale, title, preheader, mark, beside = '', parts, foot }: Framed): string {
  const wordmark = `${serif};font-size:22px;mso-line-height-rule:exactly;line-height:36px;font-weight:bold;color:${colours.ink}`
  const head = html`<tr><td class="cal room" bgcolor="${colours.cal}" style="padding:24px 24px 0 24px;background-color:${colours.cal}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${mark ? html`<td width="48" valign="middle">${picture(mark, '', mailSizes.mark)}</td>` : nothing}<td class="ink" style="${new Html(wordmark)}">${brand.name}</td><td class="ink2" align="right" style="${new Html(styles.small)}">${beside}</td></tr></table></td></tr>`
  const hidden = 'display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;overflow:hidden'
  // Spaces that are not shown, so that what follows does not stand behind a short preheader.
  const room = new Html('&#8199;&#847; '.repeat(40))
  return html`<!doctype html>
<html lang="${localeTags[locale]}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${new Html(sheet)}</style>
</head>
<body class="shade" style="margin:0;padding:0;background-color:${colours.shade}">
<div style="${hidden}">${preheader} ${room}</div>
<table role="presentation" class="shade" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.shade}" style="background-color:${colours.shade}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed">
${head}
${parts}
<tr><td class="shade room" bgcolor="${colours.shade}" style="padding:24px 24px 36px 24px;background-color:${colours.shade}">${foot}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.text
}
