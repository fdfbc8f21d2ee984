/** Leads to this machine, as a name of somebody's own network would: over plain http it is no secure context. */
export const insecureHost = 'varanda.test'
