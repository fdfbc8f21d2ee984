import { lazyPart } from '../../ui/lazy-part.tsx'

/** How much waits behind a place of the admin area; it is counted first anyway, and whoever runs nothing loads nothing. */
export const AdminBadge = lazyPart(async () => (await import('./waiting-badge.tsx')).WaitingBadge)
