import { manifest } from '../../manifest.ts'

export const GET = () => manifest('en')
