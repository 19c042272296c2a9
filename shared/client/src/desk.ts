import type { DeskDecision, DeskSending } from '@puente/contract/forms/application';
import type { ApplicationId, ApplicationNoteId, ProjectId } from '@puente/contract/ids';
import { key } from './application-queries.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Students apply at any moment, and colleagues answer: an open desk is told of it, one that is opened later asks again. */
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
  /** Whether the CV can be had now: a frame that shows it does not tell when it cannot. */
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

/** Takes back moves that the students have not been told of. */
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
