/** Days after which jobs of the API remove data, as the legal texts say. Apart from the limits, which would weigh in their pages. */
export const retention = {
  securityLog: 90,
  contactMessages: 365,
  /** Alerts for the people of organisations. */
  alerts: 180,
  /** Months of the product's own measurement. */
  measurementMonths: 13,
  /** Counts of searches without results. */
  emptySearches: 90,
  /** Applications and forms that were begun and not touched since. */
  unfinished: 180,
  /** Days before an unfinished application is removed, when its author is warned. */
  unfinishedWarning: 14,
} as const;
