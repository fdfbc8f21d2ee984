import { measure } from '@varanda/graph/measure'
import { serve } from './serve.ts'

serve('measure', measure)
