/** Attribute of the document by which the front door asks pages to mark what only the owner can supply. */
export const marksPendingAttribute = 'data-marks-pending';

/** Setting of the renderer's threads for the same: code of apps sees no other. */
export const marksPendingSetting = 'MARKS_PENDING';

/**
 * Tells whether missing values of the owner are marked: outside production. Builds are the same everywhere, so the servers decide.
 */
export const marksPending = (): boolean =>
  typeof document === 'undefined'
    ? process.env[marksPendingSetting] === 'on'
    : document.documentElement.hasAttribute(marksPendingAttribute);
