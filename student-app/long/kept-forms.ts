/** Every form of the student area with more than a single click, and its address. */
import type { BrowserContext } from '@playwright/test';
import { call, formWith, type KeptForm, pressing, topDialog } from '@puente/testing/campaigns/kept-form';
import { newWork } from '../e2e/fresh-records.ts';

const student = 'estudiante@puente.test';
const newStudent = 'nueva@puente.test';
const both = { as: student, other: newStudent };

const steps = formWith(/^(Siguiente|Volver a la revisión|Enviar solicitud|Guardar .+)$/);

/** Finds a project that this account has not applied to. */
export const openProject = async (context: BrowserContext, url: string): Promise<number> => {
  const projects = await call<{ data: { id: number; status: string }[] }>(context, url, [
    'GET',
    '/api/projects?pagination[pageSize]=40',
  ]);
  for (const { id, status } of projects.data) {
    const own = await call<{ data: object[] }>(context, url, [
      'GET',
      `/api/applys?filters[project][$eq]=${id}`,
    ]);
    if (status === 'new' && own.data.length === 0) return id;
  }
  throw new Error('There is no project left to apply to.');
};

/** Returns the works of the context's student, including drafts; empty for other users. */
export async function ownWorks(
  context: BrowserContext,
  url: string,
): Promise<{ id: number; isDraft: boolean }[]> {
  const me = await call<{ profileType: string; details: { id: number } }>(context, url, [
    'GET',
    '/api/users/me',
  ]);
  if (me.profileType !== 'student') return [];
  const path = `/api/students/${me.details.id}/tfxes?pagination[pageSize]=40`;
  return (await call<{ data: { id: number; isDraft: boolean }[] }>(context, url, ['GET', path])).data;
}

const workForm = (status: string): KeptForm => ({
  ...both,
  address: async (context, url) => {
    const { data } = await call<{ data: { id: number } }>(context, url, [
      'POST',
      '/api/tfxes/draft',
      { status, title: 'Un trabajo empezado' },
    ]);
    return `/tfx/create/form?status=${status}&work=${data.id}`;
  },
  form: steps,
  day: '15062025',
});

const section = (name: string, button: string | RegExp, open?: KeptForm['open']): KeptForm => ({
  ...both,
  address: () => Promise.resolve(`/profile?section=${name}`),
  form: formWith(button),
  ...(open && { open }),
});

export const keptForms: Readonly<Record<string, KeptForm>> = {
  'an application': {
    ...both,
    address: async (context, url) => `/projects/${await openProject(context, url)}/apply`,
    form: steps,
    day: '15062031',
  },
  'the wizard': {
    as: newStudent,
    other: student,
    address: () => Promise.resolve('/profile/complete'),
    form: steps,
  },
  'a new work': {
    ...both,
    address: () => Promise.resolve('/tfx/create/form?status=choosing'),
    form: formWith('Empezar'),
  },
  'a proposal': workForm('choosing'),
  'a work under way': workForm('onGoing'),
  'a finished work': workForm('finished'),
  'a work that is edited': {
    ...both,
    address: async (context, url) => `/tfx/${await newWork(context, url)}/edit`,
    form: steps,
  },
  'a work that is completed': {
    ...both,
    address: async (context, url) => `/tfx/${await newWork(context, url)}/complete?status=finished`,
    form: steps,
    day: '15062025',
  },
  'a work that is hidden': {
    ...both,
    address: async (context, url) => {
      const works = await ownWorks(context, url);
      const published = works.find(({ isDraft }) => !isDraft);
      return `/tfx/${published?.id}`;
    },
    open: pressing(/^Ocultar$/),
    form: topDialog,
  },
  'a report of a project': {
    ...both,
    address: async (context, url) => `/projects/${await openProject(context, url)}`,
    open: pressing(/^Hay un problema/),
    form: topDialog,
  },
  'a withdrawal': {
    ...both,
    address: async (context, url) => {
      const { data } = await call<{ data: { id: number; status: string }[] }>(context, url, [
        'GET',
        '/api/applys',
      ]);
      return `/profile/applications/${data.find(({ status }) => status === 'new')?.id}`;
    },
    open: pressing(/^Retirar solicitud$/),
    form: topDialog,
  },
  'the name of a saved search': {
    ...both,
    address: () => Promise.resolve('/profile?section=projects'),
    open: pressing(/^Cambiar (el )?nombre/),
    form: topDialog,
  },
  'personal data': section('', 'Guardar mis datos'),
  studies: section('studies', 'Guardar mis estudios'),
  competences: section('competences', /^(Siguiente|Ver mis resultados)$/, async (page) => {
    const begin = page
      .getByRole('main')
      .getByRole('button', { name: /cuestionario|Repetir|Empezar|Responder/i });
    if (await begin.first().isVisible()) await begin.first().click();
  }),
  disability: section('visibility', 'Guardar mi respuesta'),
  teaching: {
    as: 'docente@puente.test',
    other: 'staff@puente.test',
    address: () => Promise.resolve('/profile?section=teaching'),
    form: formWith('Guardar mi docencia'),
  },
  'the job position': {
    as: 'coordinacion@puente.test',
    other: 'gestion@puente.test',
    address: () => Promise.resolve('/profile'),
    form: formWith('Guardar mi puesto'),
  },
};
