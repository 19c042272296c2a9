/** Id of the element in the frame: early in the document, so that the keyboard and screen readers reach it soon. */
export const consentPlace = 'consent';
