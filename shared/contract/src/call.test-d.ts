/** Type tests, which are compiled and never run: accepted and rejected inputs and outputs of the contract's calls. */
import type { AnswerOf, InputOf, ReceivedOf } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import type { MediaFile } from './entities/file.ts';
import type { Project } from './entities/project.ts';
import type { ApplicationId, ProjectId } from './ids.ts';
import type { Page } from './query.ts';

declare function send<Name extends CallName>(
  name: Name,
  input: InputOf<Name, Calls[Name]>,
): AnswerOf<Calls[Name]>;
declare function received<Name extends CallName>(name: Name): ReceivedOf<Name, Calls[Name]>;
declare function expectType<Expected>(value: NoInfer<Expected>): void;
declare const project: ProjectId;
declare const application: ApplicationId;

// Inputs
send('GET /api/projects', {});
send('GET /api/projects', {
  query: { filters: { presentiality: { $in: ['remote'] } }, pagination: { page: 2 } },
});
send('GET /api/projects', {
  query: {
    filters: {
      $or: [{ id: { $notIn: [project] } }, { $and: [{ organization: { name: { $containsi: 'mar' } } }] }],
    },
    facets: ['location'],
  },
});
// @ts-expect-error -- no such field of the relation
send('GET /api/projects', { query: { filters: { organization: { contact_mail: { $eq: 'a@b.es' } } } } });
// @ts-expect-error -- nor in a group
send('GET /api/projects', { query: { filters: { $or: [{ $and: [{ colour: { $eq: 'red' } }] }] } } });
// @ts-expect-error -- a day is text
send('GET /api/projects', { query: { filters: { deadline: { $gte: 20260101 } } } });
// @ts-expect-error -- no such facet
send('GET /api/projects', { query: { facets: ['colour'] } });
// @ts-expect-error -- no such call
send('GET /api/proyectos', {});
// @ts-expect-error -- no such filter
send('GET /api/projects', { query: { filters: { colour: { $eq: 'red' } } } });
// @ts-expect-error -- the filter has no such operator
send('GET /api/projects', { query: { filters: { keyword: { $eq: 'mar' } } } });
// @ts-expect-error -- not a province
send('GET /api/projects', { query: { filters: { location: { $eq: 'Narnia' } } } });
// @ts-expect-error -- no such relation
send('GET /api/projects', { query: { populate: ['owner'] } });
// @ts-expect-error -- no such order
send('GET /api/projects', { query: { sort: 'id:asc' } });
// @ts-expect-error -- numbers are numbers on this side
send('GET /api/projects', { query: { pagination: { page: '2' } } });

// Parameters of the path
send('GET /api/projects/:id', { params: { id: project } });
// @ts-expect-error -- an application is no project
send('GET /api/projects/:id', { params: { id: application } });
// @ts-expect-error -- a number that no schema has parsed is no id
send('GET /api/projects/:id', { params: { id: 3 } });
// @ts-expect-error -- nor does a filter take another record's id
send('GET /api/applys', { query: { filters: { project: { $eq: application } } } });
// @ts-expect-error -- nor one of a list
send('GET /api/applys', { query: { filters: { project: { $in: [application] } } } });
// @ts-expect-error -- which project?
send('GET /api/projects/:id', { query: { populate: ['organization'] } });
// @ts-expect-error -- records are addressed by number
send('GET /api/projects/:id', { params: { id: 'huertos' } });
// @ts-expect-error -- no such parameter
send('GET /api/projects/:id', { params: { slug: 3 } });

// Bodies
send('PUT /api/applys/:id', { params: { id: application }, body: { data: { status: 'selected' } } });
// @ts-expect-error -- no body
send('PUT /api/applys/:id', { params: { id: application } });
// @ts-expect-error -- no such status
send('PUT /api/applys/:id', { params: { id: application }, body: { data: { status: 'accepted' } } });
// @ts-expect-error -- the record goes in `data`
send('PUT /api/applys/:id', { params: { id: application }, body: { status: 'selected' } });
send('POST /api/auth/local/register', {
  // @ts-expect-error -- a project manager cannot register
  body: { username: '', email: '', password: '', name: '', surname: '', profileType: 'projectManager' },
});

// Files
declare const file: File;
send('POST /api/upload', { files: file, query: { for: 'cv' } });
send('POST /api/upload', { files: [file, file] });
// @ts-expect-error -- nothing has such a field
send('POST /api/upload', { files: file, query: { for: 'tax' } });
// @ts-expect-error -- no file
send('POST /api/upload', { query: { for: 'cv' } });

// Answers
expectType<Page<Project>>(send('GET /api/projects', {}));
expectType<Record<string, number> | undefined>(send('GET /api/projects', {}).meta.facets?.location);
// @ts-expect-error -- not counted
expectType<unknown>(send('GET /api/projects', {}).meta.facets?.title);
expectType<Project>(send('GET /api/projects/:id', { params: { id: project } }).data);
expectType<MediaFile[]>(send('POST /api/upload', { files: file, query: { for: 'cv' } }));
expectType<Blob>(send('GET /api/applys/:id/cv', { params: { id: application } }));
// @ts-expect-error -- a list, not one project
expectType<Project>(send('GET /api/projects', {}).data);

// Handlers on the server get parsed input, with a default page
expectType<{ page: number; pageSize: number }>(received('GET /api/projects').query.pagination);
expectType<ApplicationId>(received('PUT /api/applys/:id').params.id);
expectType<undefined>(received('GET /api/users/me').body);
// @ts-expect-error -- a call without parameters has none
expectType<{ id: number }>(received('GET /api/users/me').params);
