import { mark, markPaint } from '@varanda/design/mark'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The favicon is the mark, drawn at build time. */
const favicon: Plugin = {
  name: 'favicon',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icon.svg', source: mark({ width: 64, height: 64 }, markPaint) })
  },
}

/** Pages come from /user and /admin by rewrite, their files from /member/. */
export default defineConfig({
  base: '/member/',
  plugins: [react(), favicon],
  build: {
    outDir: 'dist',
    // Nothing is inlined: the page's policy allows no data: fonts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
