/** Reads the metrics of the site that is measured. */
export const metricsToken = 'un-jeton-pour-mesurer'
