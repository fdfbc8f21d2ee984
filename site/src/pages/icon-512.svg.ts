import { mark, markPaint } from '@varanda/design/mark'

const picture = mark({ width: 512, height: 512 }, markPaint)

export const GET = () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
