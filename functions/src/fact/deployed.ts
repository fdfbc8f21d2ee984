export { onFactCreated } from './triggers/on-fact-created.ts'
