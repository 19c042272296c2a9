import { type Encoding } from '@puente/releases/release-store';

/** Best first: what is smaller comes first among what the browser likes as much. */
const ours: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Encodings that a client takes (`Accept-Encoding`, RFC 9110 12.5.3), in the order to try them.
 * The plain form is always last in line: better an answer in a form that was not asked for than none.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = weightsIn(header ?? 'identity');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    weights.get('*') ??
    0;
  const accepted = ours
    .filter((encoding) => encoding !== 'identity' && weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const plain = weights.get('identity') ?? 0;
  // "identity;q=1, br;q=0.5" prefers the plain form; without being named it is merely acceptable.
  const before = accepted.filter((encoding) => weightOf(encoding) >= plain);
  return plain > 0 ? [...before, 'identity'] : [...accepted, 'identity'];
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
