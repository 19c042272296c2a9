import qs from 'qs';
import { type Position, withValueAt } from '@puente/contract/call-positions';
import { corpus, edges, hostileJson } from './corpus.ts';

/** A request that an attacker could send, fully serialised. */
export interface Attempt {
  label: string;
  path: string;
  body?: string;
}

/** Built on demand: of the hundreds for a field only a few are sent in `npm test`, and many are long. */
export type AttemptToMake = () => Attempt;

interface Base {
  path: string;
  query?: object;
  body?: unknown;
}

/** Marks the position of the hostile value in the example, and does not occur anywhere else. */
const mark = '§hostile§';

/** Every hostile value at one position of a call's query or body. The rest is the example. */
export function attemptsAt(position: Position, { path, query, body }: Base): AttemptToMake[] {
  const label = `${position.in} ${position.path.join('.')}`;
  const texts = position.kind === 'text' ? corpus : edges;
  if (position.in === 'query') {
    const address = (value: string) =>
      `${path}?${qs.stringify(withValueAt(query, position.path, value), { encoder: encode })}`;
    return texts.map((text) => () => ({
      label: `${label} = ${shown(text)}`,
      path: address(text),
      ...bodyOf(body),
    }));
  }
  const whole = JSON.stringify(withValueAt(body, position.path, mark));
  const address = query ? `${path}?${qs.stringify(query)}` : path;
  return [...texts.map((text) => JSON.stringify(text)), ...hostileJson].map((json) => () => ({
    label: `${label} = ${shown(json)}`,
    path: address,
    body: whole.replace(JSON.stringify(mark), () => json),
  }));
}

/** Hostile values as the id in a path. */
export const attemptsAtId = (path: string, { body }: Base): AttemptToMake[] =>
  [...edges, ...corpus.filter((text) => text.length < 200)].map((text) => () => ({
    label: `id = ${shown(text)}`,
    path: path.replace(/:\w+/, encode(text)),
    ...bodyOf(body),
  }));

/** Unknown keys, and malformed queries. */
const hostileQueries: readonly string[] = [
  ...corpus.filter((text) => text.length < 2_000).map((text) => `${encode(text)}=1`),
  ...corpus.filter((text) => text.length < 2_000).map((text) => `filters[${encode(text)}][$eq]=1`),
  ...['filters', 'filters[$or]', 'populate', 'sort', 'pagination', 'pagination[page]'].flatMap((key) =>
    [
      '',
      '=',
      '=1',
      '[]=1',
      '[0]=1',
      '[a]=1',
      '[__proto__][x]=1',
      '[$eq]=1',
      '[$or][0]=1',
      '[0][0][0][0][0][0][0][0]=1',
      '=1&'.repeat(300),
    ].map((rest) => key + rest),
  ),
  `filters${'[$or][0]'.repeat(60)}[id]=1`,
  'a'.repeat(14_000),
  '&'.repeat(10_000),
  '%',
  '%E0%A4%A',
  '%ff%fe',
  'a=%00',
  '?'.repeat(50),
];

/** Each of them instead of the call's own query. */
export const attemptsAtKeys = ({ path, body }: Base): AttemptToMake[] =>
  hostileQueries.map((text) => () => ({
    label: `?${shown(text)}`,
    path: `${path}?${text}`,
    ...bodyOf(body),
  }));

/** Bodies that are not an object. */
export const attemptsAtBody = ({ path }: Base): AttemptToMake[] =>
  [
    ...hostileJson,
    '',
    ' ',
    'x',
    '{',
    '{"data":',
    '"a"',
    '{"data":1}',
    '{"data":[]}',
    '{"data":"a"}',
    '\0',
    '\ufeff{}',
    "{'a':1}",
    '{"a":1,}',
    'NaN',
    '{"data":{"__proto__":{"x":1}}}',
  ].map((body) => () => ({
    label: `body ${shown(body)}`,
    path,
    body,
  }));

const bodyOf = (body: unknown): { body?: string } =>
  body === undefined ? {} : { body: JSON.stringify(body) };

/** Serialises like a hostile client: half a surrogate pair is sent as its raw bytes. */
export function encode(value: unknown): string {
  return String(value)
    .split(/(\p{Surrogate})/u)
    .map((part) => (/\p{Surrogate}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}

const shown = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text);
