import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { written } from './expect-ok.ts';
import { request } from './http.ts';

type NewView = InputOf<'POST /api/views', Calls['POST /api/views']>['body']['data'];

/**
 * Begins to see the platform as another person. Every answer from then on is that person's, so reload the document.
 * @throws {ApiError} `ValidationError` for a wrong password, `NotViewable`
 */
export const beginView = async (data: NewView) =>
  (await written(request('POST /api/views', { body: { data } }))).data;

/** Ends it, also after its time. */
export const endView = () => request('DELETE /api/views/current');
