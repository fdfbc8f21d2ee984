/**
 * An .astro file as TypeScript sees it, as far as it takes to follow values: the code between the fences, then the
 * template as one JSX expression, then what importing the component gives. Positions are not kept.
 */
export function astroAsTsx(source: string): string {
  const [, code = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? ['', '', source]
  const markup = template
    .replace(/<!doctype[^>]*>|<!--.*?-->|<style[^>]*>.*?<\/style>/gis, '')
    .replace(/<script(?![^>]*is:inline)[^>]*>.*?<\/script>/gis, '')
  const props = /\binterface Props\b/.test(code) ? 'Props' : 'Record<string, never>'
  return `${code}
declare const Astro: { props: ${props}; url: URL; site: URL | undefined }
declare const Fragment: (props: object) => null
;<>${markup}</>
export default null as unknown as (props: ${props}) => null
`
}
