/** ID of the banner's element in the frame. It is early in the document, so that keyboard and screen reader users reach it soon. */
export const consentPlace = 'consent';
