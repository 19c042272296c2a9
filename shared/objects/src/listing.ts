export interface ObjectListing {
  key: string;
  modified: Date;
}

/** One page of a listing. `continuation` is empty on the last one. */
interface ListingPage {
  objects: ObjectListing[];
  /** Common prefixes, each with a slash at its end. */
  folders: string[];
  continuation: string;
}

/**
 * Reads a page of a listing (ListObjectsV2). We wrote all its values: names without special characters, times and a
 * token, so this needs no parser of XML.
 */
export function listedObjects(xml: string): ListingPage {
  return {
    objects: elements(xml, 'Contents').map((entry) => ({
      key: textOf(entry, 'Key'),
      modified: new Date(textOf(entry, 'LastModified')),
    })),
    folders: elements(xml, 'CommonPrefixes').map((entry) => textOf(entry, 'Prefix')),
    continuation: textOf(xml, 'NextContinuationToken'),
  };
}

const elements = (xml: string, element: string): string[] =>
  xml
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(`</${element}>`)));

const textOf = (xml: string, element: string): string =>
  (new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
