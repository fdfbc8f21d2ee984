/**
 * HTML that would run a script, ask for something or send a reader away, if it came through: made systematically, out
 * of elements × handlers × ways to write them, schemes × carriers, and what parsers are known to disagree about. Each
 * notes its number in `__ran`, or asks for `/ran/{number}`.
 */

/** Makes the HTML for one number. */
type Vector = (n: number) => string

const run = (n: number) => `__ran.push(${n})`

/** Elements that fire by themselves, without anybody touching them: how to open each so that its handler is called. */
const firing: [open: string, handler: string][] = [
  ['<img src=/x', 'onerror'],
  ['<img src=/favicon.svg', 'onload'],
  ['<image src=/x', 'onerror'],
  ['<svg', 'onload'],
  ['<body', 'onload'],
  ['<body', 'onpageshow'],
  ['<body', 'onfocus'],
  ['<iframe', 'onload'],
  ['<iframe src=/x', 'onload'],
  ['<video src=/x', 'onerror'],
  ['<video', 'onloadstart'],
  ['<video><source src=/x', 'onerror'],
  ['<audio src=/x', 'onerror'],
  ['<audio src=/x', 'onloadstart'],
  ['<object data=/x', 'onerror'],
  ['<object data=/favicon.svg', 'onload'],
  ['<embed src=/favicon.svg', 'onload'],
  ['<input autofocus', 'onfocus'],
  ['<input type=image src=/x', 'onerror'],
  ['<select autofocus', 'onfocus'],
  ['<textarea autofocus', 'onfocus'],
  ['<button autofocus', 'onfocus'],
  ['<a href=/blog autofocus', 'onfocus'],
  ['<p tabindex=1 autofocus', 'onfocus'],
  ['<h2 contenteditable autofocus', 'onfocus'],
  ['<details open', 'ontoggle'],
  ['<marquee', 'onstart'],
  ['<marquee loop=1 width=0', 'onfinish'],
  ['<link rel=stylesheet href=/x', 'onerror'],
  ['<link rel=stylesheet href=/x.css', 'onload'],
  ['<script src=/x', 'onerror'],
  ['<style', 'onload'],
  ['<p style="animation:a 1s"', 'onanimationstart'],
  ['<p style="transition:color 1s"', 'ontransitionend'],
  ['<svg><animate attributeName=x dur=1s', 'onbegin'],
  ['<svg><set attributeName=x dur=1s', 'onend'],
  ['<svg><image href=/x', 'onerror'],
  ['<math><mtext><img src=/x', 'onerror'],
  ['<p style="content-visibility:auto"', 'oncontentvisibilityautostatechange'],
  ['<blockquote', 'onmouseover'],
  ['<li', 'onpointerenter'],
  ['<figure', 'onclick'],
  ['<figcaption', 'onwheel'],
  ['<pre', 'onscroll'],
  ['<code', 'oncopy'],
  ['<hr', 'onclick'],
]

/** Ways to write a handler that a browser understands and a filter may not. */
const writings: ((open: string, handler: string, n: number) => string)[] = [
  (open, handler, n) => `${open} ${handler}="${run(n)}">`,
  (open, handler, n) => `${open} ${handler.toUpperCase()}=${run(n)}>`,
  (open, handler, n) => `${open}\n${handler}\t=\f'${run(n)}'>`,
  (open, handler, n) => `${open}/${handler}="${entities(run(n))}" x>`,
  (open, handler, n) => `${open} title="<p>" ${handler}=${run(n)}//>`,
  (open, handler, n) => `${open} x="\`" \0${handler}="${run(n)}" ${handler}="${run(n)}">`,
]

const scripts: Vector[] = [
  (n) => `<script>${run(n)}</script>`,
  (n) => `<SCRIPT>${run(n)}</SCRIPT >`,
  (n) => `<script\n>${run(n)}</script\t>`,
  (n) => `<script/x>${run(n)}</script>`,
  (n) => `<scr<script>ipt>${run(n)}</scr</script>ipt>`,
  (n) => `<<script>${run(n)}//<</script>`,
  (n) => `<script>/*<p>*/${run(n)}</script>`,
  (n) => `<script type=module>${run(n)}</script>`,
  (n) => `<script src=/ran/${n}></script>`,
  (n) => `<script src="data:text/javascript,${run(n)}"></script>`,
  (n) => `<script src="//127.0.0.1:9/ran/${n}"></script>`,
  (n) => `<svg><script>${run(n)}</script></svg>`,
  (n) => `<svg><script href="data:text/javascript,${run(n)}"/></svg>`,
  (n) => `<math><script>${run(n)}</script></math>`,
  (n) => `<script\0>${run(n)}</script>`,
  (n) => `<scr\0ipt>${run(n)}</scr\0ipt>`,
  (n) => `</p><script>${run(n)}</script><p>`,
  (n) => `<p><script>${run(n)}</p></script>`,
  (n) => `&lt;script&gt;${run(n)}&lt;/script&gt;`,
  (n) => `<template><script>${run(n)}</script></template>`,
  (n) => `<template shadowrootmode=open><script>${run(n)}</script></template>`,
  (n) => `<iframe srcdoc="<script>parent.${run(n)}</script>"></iframe>`,
  (n) => `<iframe srcdoc="&lt;script&gt;parent.${run(n)}&lt;/script&gt;"></iframe>`,
  (n) => `<object data="data:text/html,<script>parent.${run(n)}</script>"></object>`,
  (n) => `<base href="javascript:/a/-${run(n)}//">`,
  (n) => `<meta http-equiv=refresh content="0;url=javascript:${run(n)}">`,
  (n) => `<meta http-equiv=refresh content="0;url=/ran/${n}">`,
]

/** Ways to write an address that runs. */
const schemes: Vector[] = [
  (n) => `javascript:${run(n)}`,
  (n) => `JaVaScRiPt:${run(n)}`,
  (n) => ` javascript:${run(n)}`,
  (n) => `\x01javascript:${run(n)}`,
  (n) => `\u00a0javascript:${run(n)}`,
  (n) => `java\tscript:${run(n)}`,
  (n) => `java\nscript:${run(n)}`,
  (n) => `java&Tab;script:${run(n)}`,
  (n) => `java&NewLine;script&colon;${run(n)}`,
  (n) => `${entities('javascript:')}${run(n)}`,
  (n) => `&#0000106avascript:${run(n)}`,
  (n) => `&#x6A;avascript:${run(n)}`,
  (n) => `javascript://%0a${run(n)}`,
  (n) => `javascript:/*https://*/${run(n)}`,
  (n) => `data:text/html,<script>${run(n)}</script>`,
  (n) => `data:text/html;base64,${Buffer.from(`<script>${run(n)}</script>`).toString('base64')}`,
  (n) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run(n)}'/>`,
  (n) => `vbscript:${run(n)}`,
  (n) => `blob:https://x/${n}`,
  (n) => `view-source:javascript:${run(n)}`,
  (n) => `//127.0.0.1:9/ran/${n}`,
  (n) => `/\\127.0.0.1:9/ran/${n}`,
  (n) => `\\\\127.0.0.1:9/ran/${n}`,
]

/** Where an address may stand. */
const carriers: ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' rel="opener" target="_blank">x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<img srcset="${address} 1x" src=/blog/media/aaaaaaaaaaaaaaaaaaaa/480.avif>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><input type=submit autofocus></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<video poster="${address}"></video>`,
  (address) => `<blockquote cite="${address}" background="${address}">x</blockquote>`,
]

const styles: Vector[] = [
  (n) => `<p style="background:url(/ran/${n})">x</p>`,
  (n) => `<p style="position:fixed;inset:0;background:url('/ran/${n}')">x</p>`,
  (n) => `<p STYLE="list-style:url(/ran/${n})">x</p>`,
  (n) => `<style>@import '/ran/${n}';</style>`,
  (n) => `<style>body{background:url(/ran/${n})}</style>`,
  (n) => `<svg><style>*{background:url(/ran/${n})}</style></svg>`,
  (n) => `<link rel=stylesheet href=/ran/${n}>`,
  (n) => `<link rel=preload as=image href=/ran/${n}>`,
  (n) => `<link rel=prefetch href=/ran/${n}>`,
  (n) => `<img src=/ran/${n}>`,
  (n) => `<img src="/blog/media/../../ran/${n}">`,
  (n) => `<img src="/blog/media/aaaaaaaaaaaaaaaaaaaa/480.avif/../../../../ran/${n}">`,
  (n) => `<picture><source srcset=/ran/${n}><img></picture>`,
  (n) => `<video src=/ran/${n} autoplay></video>`,
  (n) => `<table background=/ran/${n}><tr><td>x</table>`,
  (n) => `<iframe src=/ran/${n}></iframe>`,
  (n) => `<embed src=/ran/${n}>`,
  (n) => `<portal src=/ran/${n}></portal>`,
  (n) => `<svg><image href=/ran/${n} /><use href="/ran/${n}#x"/></svg>`,
  (n) => `<svg><filter><feImage href=/ran/${n} /></filter></svg>`,
]

const payload = (n: number) => `<img src=/x onerror=${run(n)}>`

/** Elements whose content parsers read as text, or not, depending on where they are and who reads. */
const raw = ['style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'script', 'template']

const mutations: Vector[] = [
  ...raw.flatMap((tag): Vector[] => [
    (n) => `<${tag}><p title="</${tag}>${payload(n)}">`,
    (n) => `<p title="</${tag}>${payload(n)}"></p>`,
    (n) => `<svg><${tag}><a title="</${tag}>${payload(n)}">`,
    (n) => `<math><mtext><${tag}><a title="</${tag}>${payload(n)}">`,
    (n) => `<${tag}/>${payload(n)}</${tag}>`,
    (n) => `<${tag}><!--</${tag}>${payload(n)}-->`,
  ]),
  (n) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${escaped(payload(n))}">`,
  (n) => `<form><math><mtext></form><form><mglyph><style></math>${payload(n)}`,
  (n) => `<svg></p><style><a id="</style>${payload(n)}">`,
  (n) => `<svg><desc><noscript></noscript></desc></svg><noscript><p title="</noscript>${payload(n)}">`,
  (n) => `<math><annotation-xml encoding="text/html"><style>${payload(n)}</style></annotation-xml></math>`,
  (n) => `<math><mi><mglyph><mi><style><a title="</style>${payload(n)}">`,
  (n) => `<svg><foreignObject><p><style><a title="</style>${payload(n)}">`,
  (n) => `<!--><p>${payload(n)}-->`,
  (n) => `<!--->${payload(n)}-->`,
  (n) => `<!-- --!>${payload(n)}-->`,
  (n) => `<!- -->${payload(n)}`,
  (n) => `<![CDATA[>${payload(n)}]]>`,
  (n) => `<svg><![CDATA[><p title="]]>${payload(n)}">`,
  (n) => `<?xml >${payload(n)}?>`,
  (n) => `<!DOCTYPE x [<!ENTITY y "${payload(n)}">]>&y;`,
  (n) => `<a href="x" title='"><${payload(n).slice(1)}'>x</a>`,
  (n) => `<a href="'>${payload(n)}">x</a>`,
  (n) => `<a href=\`"${payload(n)}\`>x</a>`,
  (n) => `<img alt="\`><${payload(n).slice(1)}" src=/blog/media/aaaaaaaaaaaaaaaaaaaa/480.avif>`,
  (n) => `<img src=/blog/media/aaaaaaaaaaaaaaaaaaaa/480.avif alt='" onerror="${run(n)}'>`,
  (n) => `<img src=/blog/media/aaaaaaaaaaaaaaaaaaaa/480.avif width='1" onerror="${run(n)}' height=1>`,
  (n) => `<a href='/blog" onfocus="${run(n)}" autofocus x="'>x</a>`,
  (n) => `<a href="/blog&quot; onfocus=${run(n)} autofocus x=&quot;">x</a>`,
  (n) => `<p><table><p>${payload(n)}</table></p>`,
  (n) => `<select><p>${payload(n)}</select>`,
  (n) => `<frameset onload=${run(n)}><frame src=/x></frameset>`,
  (n) => `<isindex type=image src=/x onerror=${run(n)}>`,
  (n) => `<x:img src=/x onerror=${run(n)}>`,
  (n) => `<img${'\u000b'}src=/x onerror=${run(n)}>`,
  (n) => `< img src=/x onerror=${run(n)}>`,
  (n) => `<\u0131mg src=/x onerror=${run(n)}>`,
  (n) => `\ufeff<img src=/x onerror=${run(n)}>`,
  (n) => `\u003cimg src=/x onerror=${run(n)}\u003e`,
  (n) => `%3Cimg src=/x onerror=${run(n)}%3E`,
  (n) => `+ADw-img src=/x onerror=${run(n)}+AD4-`,
  (n) => `\uff1cimg src=/x onerror=${run(n)}\uff1e`,
  (n) => `{{{content}}}{{#head}}<img src=/x onerror=${run(n)}>{{/head}}`,
  (n) => `{{=<% %>=}}<%& head.jsonLd %><img src=/x onerror=${run(n)}>`,
]

/**
 * For titles, summaries, names and descriptions, which stand in text, attributes, JSON and XML. At most 120 characters.
 */
export const hostileLines: readonly Vector[] = [
  (n) => `<script>${run(n)}</script>`,
  (n) => `</title><script>${run(n)}</script>`,
  (n) => `</script><script>${run(n)}</script>`,
  (n) => `<!--<script>${run(n)}</script>`,
  (n) => `"><img src=/x onerror=${run(n)}>`,
  (n) => `'><img src=/x onerror=${run(n)}>`,
  (n) => `" onfocus="${run(n)}" autofocus tabindex="1`,
  (n) => `" onload="${run(n)}" x="`,
  (n) => `\\"}</script><img src=/x onerror=${run(n)}>`,
  (n) => `]]><script xmlns="http://www.w3.org/1999/xhtml">${run(n)}</script>`,
  (n) => `{{{content}}}<img src=/x onerror=${run(n)}>`,
  (n) => `$'$&\`<img src=/x onerror=${run(n)}>`,
  (n) => `&lt;img src=/x onerror=${run(n)}&gt;`,
  (n) => `\u2028</script><svg onload=${run(n)}>`,
  (n) => `0;url=/ran/${n}" http-equiv="refresh`,
]

/** What the text simply ends in. */
const unfinished: Vector[] = [
  (n) => `<script>${run(n)}`,
  (n) => `<style><img src="</style>${payload(n)}`,
  (n) => `<!-- ${payload(n)}`,
  (n) => `<p title="${payload(n)}`,
  (n) => `<textarea>${payload(n)}`,
  (n) => `<plaintext>${payload(n)}`,
  (n) => `<img src=/x onerror=${run(n)}`,
  (n) => `<a href="/blog" onfocus=${run(n)} autofocus`,
  (n) => `${'<b>'.repeat(40)}${payload(n)}`,
  (n) => `<a href="#">${'<blockquote>'.repeat(60)}${payload(n)}`,
]

/** Ends whatever a piece has begun, so that the next one is read for itself. */
const endings = `--></${[...raw, 'p', 'a', 'b', 'mtext', 'math', 'svg', 'form', 'select', 'table'].join('></')}>`

/** Every hostile piece of HTML; those that swallow what comes after them stand in `alone`. */
export function hostileHtml(): { together: Vector[]; alone: Vector[] } {
  const handlers = firing.flatMap(([open, handler]) =>
    writings.map(
      (write): Vector =>
        (n) =>
          write(open, handler, n) + closing(open),
    ),
  )
  const addresses = carriers.flatMap((carry) =>
    schemes.map(
      (scheme): Vector =>
        (n) =>
          carry(scheme(n)),
    ),
  )
  const ended = [...scripts, ...mutations].map(
    (make): Vector =>
      (n) =>
        make(n) + endings,
  )
  return { together: [...handlers, ...addresses, ...styles, ...ended], alone: unfinished }
}

/** The ends of what was begun: what comes after it is read for itself. */
function closing(open: string): string {
  const names = [...open.matchAll(/<([a-z]+)/g)].map(([, name]) => `</${name}>`)
  return names.reverse().join('')
}

function entities(text: string): string {
  return [...text].map((char) => `&#${char.charCodeAt(0)};`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
