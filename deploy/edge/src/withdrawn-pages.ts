import { publicRecordCalls } from '@puente/contract/calls/public-records';
import { withdrawnPageKinds, type WithdrawnPageKind } from '@puente/contract/entities/public-record';
import qs from 'qs';
import { type AskedAnswers } from './asked-answers.ts';
import { pathUnder } from './one-address.ts';
import { type RouteOwner } from './served-app.ts';

const call = '/api/withdrawn-pages';
const { answer, query: queryOf } = publicRecordCalls[`GET ${call}`];

/** What has become of a page that everybody could read: withdrawn, or to be read at another path. */
type FormerPage = { status: 410 } | { status: 301; path: string };

/**
 * Whether there was something to read at an address where there is nothing: search engines forget it sooner, or follow it to where it is
 * now. Undefined also when the API does not say so in time.
 */
export async function formerPageAt(
  { route }: RouteOwner,
  path: string,
  answers: AskedAnswers,
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

/** What stands in a path in the place of the only parameter of its route; undefined when it cannot be read. */
function keyIn(path: string, pattern: string): string | undefined {
  const at = pattern.split('/').findIndex((part) => part.startsWith(':'));
  try {
    return decodeURIComponent(path.split('/')[at] ?? '');
  } catch {
    return undefined;
  }
}
