/** Attribute of the document with which the edge asks pages to mark values that only the owner can supply. */
export const marksPendingAttribute = 'data-marks-pending';

/** Equivalent environment variable for the renderer's threads. Code of apps sees no other variable. */
export const marksPendingSetting = 'MARKS_PENDING';

/**
 * Tells whether the owner's missing values are marked, which they are outside production. Builds do not depend on the environment, so the
 * servers decide.
 */
export const marksPending = (): boolean =>
  typeof document === 'undefined'
    ? process.env[marksPendingSetting] === 'on'
    : document.documentElement.hasAttribute(marksPendingAttribute);
