import { generate } from '@varanda/graph/generate'
import { serve } from './serve.ts'

serve('generate', generate)
