import base from '@varanda/design/base.css?inline'
import { fontFiles } from '@varanda/design/font-files'
import fonts from '@varanda/design/fonts.css?raw'
import tokens from '@varanda/design/tokens.css?inline'
import form from '../components/join/request-form.css?inline'
import page from '../styles/house-page.css?inline'

/**
 * What pages wear that functions write: they cannot know the names that a build gives its files, so this one keeps its
 * own. The faces come from the files that every page loads.
 */
const faces = fonts
  .split(/(?=@font-face)/)
  .map((face) => face.replace(/url\("[^"]*\/([\w-]+)\.woff2"\)/g, (whole, name: string) => fileOf(name) ?? whole))
  .filter((face) => !/url\("[.@]/.test(face))
  .join('')

function fileOf(name: string): string | undefined {
  const file = fontFiles.find((address) => address.includes(`/${name}.`))
  return file && `url("${file}")`
}

export const GET = () =>
  new Response([faces, tokens, base, form, page].join('\n'), { headers: { 'content-type': 'text/css' } })
