/** Records of fresh accounts, created through the API. Tests may change them, as no other test uses them. */
import type { BrowserContext } from '@playwright/test';
import type { Person, PersonOptions } from '@puente/testing/browser';
import { call } from '@puente/testing/campaigns/kept-form';
import type { Who } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';

type Account = Pick<Person, 'context'>;

/** Type of the fixture `person`. */
export type OpenPerson = (who?: Who, options?: PersonOptions) => Promise<Person>;

/** Publishes a project of a fresh coordinator's organisation. @param fields differences from an onsite project in A Coruña */
export async function publishProject(
  { context }: Account,
  url: string,
  fields: object = {},
): Promise<{ id: number; organization: string }> {
  const { details } = await call<{ details: { organization: { id: number; name: string } } }>(context, url, [
    'GET',
    '/api/users/me',
  ]);
  const { organization } = details;
  const project = {
    organization: organization.id,
    draft: true,
    title: 'Ingeniería de datos para medir el ruido',
    description:
      'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados al vecindario.',
    type: 'TFG o TFM',
    study_areas: ['Ingeniería y Arquitectura'],
    presentiality: 'onsite',
    location: 'A Coruña',
    ...fields,
  };
  const { data } = await call<{ data: { id: number } }>(context, url, ['POST', '/api/projects', project]);
  await call(context, url, ['POST', `/api/projects/${data.id}/publish`]);
  return { id: data.id, organization: organization.name };
}

/** Applies to a project with a CV. @returns id of the application */
export async function applyTo(project: number, { context }: Account, url: string): Promise<number> {
  const { data } = await call<{ data: { id: number } }>(context, url, [
    'POST',
    '/api/applys',
    {
      project,
      motivation: 'Quiero aplicar lo que he aprendido en la carrera a un reto real de mi ciudad.',
      CV: await uploadCv(context, url),
    },
  ]);
  return data.id;
}

async function uploadCv({ request }: BrowserContext, url: string): Promise<number> {
  const response = await request.post('/api/upload?for=cv', {
    headers: { origin: url, 'x-requested-with': 'XMLHttpRequest' },
    multipart: { files: pdfFile('cv-noa.pdf') },
  });
  const [file] = (await response.json()) as { id: number }[];
  if (!file) throw new Error(`No CV was uploaded: ${response.status()}`);
  return file.id;
}

/** Preselects a student, as a coordinator. From then on both may send messages. */
export async function preselect(application: number, { context }: Account, url: string): Promise<void> {
  await call(context, url, ['PUT', `/api/applys/${application}`, { status: 'preselected' }]);
}

/** Opens browsers for a student and the coordinator who has preselected them. */
export async function preselectedStudent(
  person: OpenPerson,
  url: string,
): Promise<{ student: Person; coordinator: Person; application: number }> {
  const coordinator = await person('coordinator');
  const student = await person('student');
  const application = await applyTo((await publishProject(coordinator, url)).id, student, url);
  await preselect(application, coordinator, url);
  return { student, coordinator, application };
}

/** Opens the conversation about an application. @returns its address */
export async function chatAbout(application: number, { context }: Account, url: string): Promise<string> {
  const { data } = await call<{ data: { id: number } }>(context, url, [
    'POST',
    `/api/applys/${application}/conversation`,
  ]);
  return `/chat?conversation=${data.id}`;
}

/** Creates a work of the signed-in student, as a draft proposal. @returns its id */
export const newWork = async (context: BrowserContext, url: string): Promise<number> => {
  const { data } = await call<{ data: { id: number } }>(context, url, [
    'POST',
    '/api/tfxes',
    {
      status: 'choosing',
      title: 'Sensores de ruido en los patios',
      summary: 'Medimos el ruido de seis patios de colegio durante un curso y contamos qué lo baja y qué no.',
      study_areas: ['Ciencias'],
      language: 'Español',
    },
  ]);
  return data.id;
};

/** Publishes a work of this student. @returns its id */
export async function publishWork({ context }: Account, url: string): Promise<number> {
  const id = await newWork(context, url);
  await call(context, url, ['POST', `/api/tfxes/${id}/publish`]);
  return id;
}

/** Changes the signed-in student. @throws when the API refuses it */
export async function updateStudent({ context }: Account, url: string, fields: object): Promise<void> {
  const { details } = await call<{ details: { id: number } }>(context, url, ['GET', '/api/users/me']);
  await call(context, url, ['PUT', `/api/students/${details.id}`, fields]);
}
