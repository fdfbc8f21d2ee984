/** Whether this build counts visits: it was told a measurement id of Google Analytics. */
export const measured = Boolean(process.env.VARANDA_MEASUREMENT_ID)
