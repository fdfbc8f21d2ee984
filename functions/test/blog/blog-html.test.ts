import { blogHtml } from '@varanda/domain/blog/blog-html'
import { describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { cleanHtml } from '../../src/blog/clean-html.ts'

const picture = '/blog/media/aaaaaaaaaaaaaaaaaaaa/960.webp'

describe('cleaning', () => {
  it('keeps what an editor makes as it is', () => {
    const post = `<h2>Título</h2>
<p>Um <strong>bolo</strong> com <em>fubá</em>, <code>a &lt; b</code><br />e <a href="/blog/bolo" rel="noopener">outro</a>.</p>
<ul><li>um</li></ul><ol><li>dois</li></ol><blockquote><p>Dizia a avó.</p></blockquote><pre>x
 y</pre><hr />
<figure><img src="${picture}" alt="Um bolo &quot;inteiro&quot;" width="960" height="540" loading="lazy" decoding="async" /><figcaption>Bolo</figcaption></figure>`
    expect(cleanHtml(post)).toBe(post)
  })

  it.each([
    ['<h1>a</h1><h4>b</h4><table><tr><td>c</td></tr></table>', 'abc'],
    ['<script>a</script><style>b</style><textarea>c</textarea><p>d</p>', '<p>d</p>'],
    ['<p class="a" id="b" style="c" onclick="d" data-x="e" lang="pt">f</p>', '<p>f</p>'],
    ['<a href="JAVASCRIPT:x">a</a><a href="//x.example">b</a><a>c</a><a name="d">d</a>', 'abcd'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example" rel="noopener noreferrer">a</a>'],
    ['<a href="#x" target="_blank" rel="opener">a</a>', '<a href="#x" rel="noopener">a</a>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    [`<img src="https://x.example/a.png"><img src="${picture}?x"><img src="/media/a"><img>`, ''],
    [
      `<img src="${picture}" srcset="x" width="10%" height="9">`,
      `<img src="${picture}" alt="" loading="lazy" decoding="async" />`,
    ],
    ['<!-- a --><?php b ?><![CDATA[c]]>', ''],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['<p>nunca fechado', '<p>nunca fechado</p>'],
  ])('of %s keeps %s', (html, kept) => {
    expect(cleanHtml(html)).toBe(kept)
  })

  it('twice is once, and leaves only what is allowed', () => {
    const random = randomFrom(seedOfRun)
    const pieces = [
      ...blogHtml.tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      ...['<svg>', '</svg>', '<math>', '<style>', '</style>', '<noscript>', '</noscript>', '<textarea>', '<!--', '-->'],
      ...[
        'href="',
        'src="',
        ' onerror=',
        "title='",
        '"',
        "'",
        '>',
        '<',
        '/',
        '=',
        '&',
        '&lt;',
        '&#60;',
        '&quot;',
        '\0',
      ],
      ...['javascript:', 'https://x.example', picture, 'texto', ' ', '\n', ']]>', '<![CDATA[', '`'],
    ]
    const allowed = new RegExp(
      `^</?(?:${blogHtml.tags.join('|')})(?: (?:href|rel|src|alt|width|height|loading|decoding)="[^"<>]*")*(?: /)?>$`,
    )
    for (let round = 0; round < 1000; round += 1) {
      const html = Array.from({ length: 25 }, () => random.pick(pieces)).join('')
      const clean = cleanHtml(html)
      expect(cleanHtml(clean), html).toBe(clean)
      for (const [tag] of clean.matchAll(/<[^>]*>?/g)) expect(tag, html).toMatch(allowed)
    }
  })
})
