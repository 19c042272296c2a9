/**
 * The address of a call. App manifests announce calls by these addresses, and the browser uses the answer to an announced
 * one only if both are the same, sign for sign.
 * @param query nested values get brackets; what is undefined or null is left out
 */
export function addressOf(path: string, query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    isFlatList(value) ? value.flatMap((entry) => pairsOf(`${name}[]`, entry)) : pairsOf(name, value),
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const isFlatList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object');

function pairsOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, below]) => pairsOf(`${name}[${inner}]`, below));
  return [`${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`];
}

/** These four signs are legible in an address as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%24', '$')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+');
