/** Days after which jobs of the API remove data, as the privacy policy says. Others are in `limits.ts`. */
export const retention = {
  securityLog: 90,
  /** Applications and forms that were begun and not touched since. */
  unfinished: 180,
  /** Days before an unfinished application is removed, when its author is warned. */
  unfinishedWarning: 14,
} as const;
