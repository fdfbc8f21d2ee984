/**
 * Stands for the instance's own origin in everything that is written before it is known where it will be served; a name
 * that nobody can have (RFC 6761).
 */
export const anyOrigin = 'https://this-instance.invalid'
