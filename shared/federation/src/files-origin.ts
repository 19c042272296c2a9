/**
 * Second origin for the files of releases, such as a CDN: a setting of the edge. Pages, the API and the service worker stay on the site, which
 * serves the same files under the same paths, as a fallback.
 *
 * A script in the HTML defines it, before any other script runs (`deploy/edge/src/files-origin/in-page.ts`).
 */
export interface FilesOrigin {
  /** `https://files.puente.example` */
  readonly origin: string;
  /**
   * Returns the address from which this page view loads a released file now: on the second origin, or on the site. Addresses on other
   * origins stay, as those of an app that a development server of this machine serves.
   * @param address path, or an address on either origin
   */
  addressOf: (address: string) => string;
  /**
   * Lets an element that is not yet in the page load its file from the second origin. Should that fail, or not respond in time, the element
   * loads the file from the site, and its events are those of that attempt. Leaves other elements alone.
   */
  load: (element: HTMLScriptElement | HTMLLinkElement) => void;
}

/** Returns the second origin of this page. Undefined when all files come from the site. */
export const filesOriginOfPage = (): FilesOrigin | undefined => globalThis.filesOrigin;

declare global {
  var filesOrigin: FilesOrigin | undefined;
}
