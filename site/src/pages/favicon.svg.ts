import { mark, markPaint } from '@varanda/design/mark'

const picture = mark({ width: 64, height: 64 }, markPaint)

export const GET = () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
