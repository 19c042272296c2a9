/**
 * Id of the element that the edge adds to a page in which one app is from elsewhere: of a branch, or from a development
 * server. The page is not one that other visitors get.
 */
export const previewElementId = 'preview';
