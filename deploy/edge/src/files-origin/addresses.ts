/** The second origin, for a page view. */
export interface FilesElsewhere {
  origin: string;
  /** Apps, and the shell, whose files are addressed there. Earlier builds load theirs from the site. */
  apps: readonly string[];
}

/**
 * Returns the address of a released file in the HTML: its path, or on the second origin.
 * @param path `/assets/<app>/<file>`
 */
export function addressOf(path: string, files: FilesElsewhere | undefined): string {
  const [, , app = ''] = path.split('/');
  return files?.apps.includes(app) ? files.origin + path : path;
}

/** Source of a font in a built style sheet, with its format. */
const fontSource = /url\((["']?)(\/assets\/[^"')]+)\1\)(\s*format\([^)]*\))?/g;

/** Addresses the fonts in CSS as `addressOf` does, and on the site in case the second origin fails. */
export const withFontAddresses = (css: string, files: FilesElsewhere | undefined): string =>
  css.replaceAll(fontSource, (source: string, _quote: string, path: string, format = '') => {
    const address = addressOf(path, files);
    return address === path ? source : `url(${address})${format},${source}`;
  });
