import type { DeskDecision, DeskSending } from '@puente/contract/forms/application';
import type { ApplicationId, ApplicationNoteId, ProjectId } from '@puente/contract/ids';
import { key } from './application-queries.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Stale time. An open desk is updated by events; a desk that is opened later refetches, because students and colleagues may have acted. */
const freshFor = 5_000;

/** The desk on which an organisation's people work through the applications to a project. */
export const deskQueries = {
  of: (project: ProjectId) =>
    queryOptions({
      queryKey: [...key, 'desk', project],
      queryFn: async ({ signal }) =>
        (await request('GET /api/projects/:id/desk', { params: { id: project } }, { signal })).data,
      staleTime: freshFor,
    }),
  words: (project: ProjectId) =>
    queryOptions({
      queryKey: [...key, 'desk', project, 'words'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/projects/:id/desk/words', { params: { id: project } }, { signal })).data,
      staleTime: freshFor,
    }),
  notes: (application: ApplicationId) =>
    queryOptions({
      queryKey: [...key, application, 'notes'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/applys/:id/notes', { params: { id: application } }, { signal })).data,
      staleTime: freshFor,
    }),
  /** Tells whether the CV can be loaded. The frame that shows it cannot report an error. */
  cv: (application: ApplicationId) =>
    queryOptions({
      queryKey: [...key, application, 'cv'],
      queryFn: async ({ signal }) => {
        await request('GET /api/applys/:id/cv', { params: { id: application } }, { signal, firstByte: true });
        return true;
      },
    }),
};

export const decideTogether = async (project: ProjectId, data: DeskDecision) =>
  (await request('POST /api/projects/:id/desk/decisions', { params: { id: project }, body: { data } })).data;

/** Undoes moves that the students have not been notified of. */
export const undoTogether = async (project: ProjectId, applications: ApplicationId[]) =>
  (
    await request('POST /api/projects/:id/desk/undo', {
      params: { id: project },
      body: { data: { applications } },
    })
  ).data;

/** Changes when the students are told of moves that they do not know of. */
export const sendTogether = async (project: ProjectId, data: DeskSending) =>
  (await request('POST /api/projects/:id/desk/sending', { params: { id: project }, body: { data } })).data;

export const writeNote = async (application: ApplicationId, text: string) =>
  (await request('POST /api/applys/:id/notes', { params: { id: application }, body: { data: { text } } }))
    .data;

export const removeNote = (note: ApplicationNoteId) =>
  request('DELETE /api/application-notes/:id', { params: { id: note } });
