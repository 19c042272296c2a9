import { publicRecordCalls } from '@puente/contract/calls/public-records';
import { withdrawnPageKinds, type WithdrawnPageKind } from '@puente/contract/entities/public-record';
import qs from 'qs';
import { type AskedAnswers } from './asked-answers.ts';
import { type RouteOwner } from './served-app.ts';

const call = '/api/withdrawn-pages';
const { answer, query: queryOf } = publicRecordCalls[`GET ${call}`];

/**
 * Whether there was something to read at an address where there is nothing: the answer is then 410, and search engines forget it
 * sooner. False also when the API does not say so in time.
 */
export async function isWithdrawn(
  { route }: RouteOwner,
  path: string,
  answers: AskedAnswers,
): Promise<boolean> {
  const asked = queryOf.safeParse({ kind: kindOf(route.name), key: keyIn(path, route.path) });
  if (!asked.success) return false;
  const said = await answers.answerTo(`${call}?${qs.stringify(asked.data)}`, answer);
  return said?.data.withdrawn === true;
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
