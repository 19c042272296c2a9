type Value =
  string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };

/**
 * The address of a call as axios would write it, and so as app manifests announce it: the first view of a page
 * compares it with the answers that came with the HTML before axios is there.
 */
export function addressOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: object = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = Object.entries(query as Record<string, Value>).flatMap(([key, value]) =>
    pairs(key, value, isFlat(value) ? '' : undefined),
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

/** @param mark what stands in the brackets after each item of a list; its place when it is left out */
function pairs(key: string, value: Value, mark?: string): string[] {
  if (value === undefined) return [];
  if (isList(value)) return value.flatMap((item, place) => pairs(`${key}[${mark ?? place}]`, item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => pairs(`${key}[${name}]`, inner));
  return [`${encode(key)}=${encode(String(value))}`];
}

/** Only lists of plain values at the top of a query are written without places. */
const isFlat = (value: Value): boolean => isList(value) && !value.some((item) => typeof item === 'object');

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%24', '$')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+');
