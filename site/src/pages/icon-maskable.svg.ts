import { markFullBleed } from '@varanda/design/mark'

export const GET = () => new Response(markFullBleed(), { headers: { 'content-type': 'image/svg+xml' } })
