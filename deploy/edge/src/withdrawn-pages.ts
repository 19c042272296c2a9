import qs from 'qs';
import { publicRecordCalls } from '@puente/contract/calls/public-records';
import { type WithdrawnPageKind, withdrawnPageKinds } from '@puente/contract/entities/public-record';
import { pathUnder } from './one-address.ts';
import { type RouteOwner } from './served-app.ts';
import { type ValidatedAnswers } from './validated-answers.ts';

const call = '/api/withdrawn-pages';
const { answer, query: queryOf } = publicRecordCalls[`GET ${call}`];

/** State of a page that was public: withdrawn, or moved to another path. */
type FormerPage = { status: 410 } | { status: 301; path: string };

/**
 * Tells whether a missing page existed before, so that the edge can answer 410 or 301. Search engines then remove or
 * follow the address sooner. Undefined also when the API does not respond in time.
 */
export async function formerPageAt(
  { route }: RouteOwner,
  path: string,
  answers: ValidatedAnswers,
): Promise<FormerPage | undefined> {
  const asked = queryOf.safeParse({ kind: kindOf(route.name), key: keyIn(path, route.path) });
  if (!asked.success) return undefined;
  const { key } = asked.data;
  const answered = await answers.answerTo(`${call}?${qs.stringify(asked.data)}`, answer);
  const { withdrawn = false, movedTo = null } = answered?.data ?? {};
  // An answer from before could lead a visitor round in a circle.
  if (movedTo !== null && movedTo !== key) return { status: 301, path: pathUnder(movedTo, route.path) };
  return withdrawn ? { status: 410 } : undefined;
}

const kindOf = (name: string): WithdrawnPageKind | undefined =>
  withdrawnPageKinds.find((kind) => kind === name);

/** Value in a path of the only parameter of its route; undefined when it cannot be decoded. */
function keyIn(path: string, pattern: string): string | undefined {
  const at = pattern.split('/').findIndex((part) => part.startsWith(':'));
  try {
    return decodeURIComponent(path.split('/')[at] ?? '');
  } catch {
    return undefined;
  }
}
