/**
 * Up to so many people a network is made by itself; a larger one when somebody asks for it, for it is a device's work.
 */
export const largestAutomatic = 5_000
