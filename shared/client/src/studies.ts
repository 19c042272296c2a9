import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { DegreeId, UniversityId } from '@puente/contract/ids';
import { request } from './http.ts';

type Body<
  Name extends
    'POST /api/universities' | 'PUT /api/universities/:id' | 'POST /api/degrees' | 'PUT /api/degrees/:id',
> = InputOf<Name, Calls[Name]>['body']['data'];

/** Universities and degrees, for staff: validate or rename the universities that students typed, and maintain the degrees. */
export const addUniversity = (data: Body<'POST /api/universities'>) =>
  request('POST /api/universities', { body: { data } });
export const updateUniversity = (id: UniversityId, data: Body<'PUT /api/universities/:id'>) =>
  request('PUT /api/universities/:id', { params: { id }, body: { data } });
export const addDegree = (data: Body<'POST /api/degrees'>) =>
  request('POST /api/degrees', { body: { data } });
export const updateDegree = (id: DegreeId, data: Body<'PUT /api/degrees/:id'>) =>
  request('PUT /api/degrees/:id', { params: { id }, body: { data } });

/** Moves everybody who typed a university to one of the catalogue. */
export const mergeUniversity = (id: UniversityId, into: UniversityId) =>
  request('POST /api/universities/:id/merge', { params: { id }, body: { data: { into } } });
/** Gives a degree to everybody who typed this name for it. */
export const giveTypedDegree = (id: DegreeId, name: string) =>
  request('POST /api/degrees/:id/typed-names', { params: { id }, body: { data: { name } } });
