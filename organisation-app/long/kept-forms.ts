/** Every form of the organisation area with more than a single line, and its address. */
import type { BrowserContext, Page } from '@playwright/test';
import { call, formWith, type KeptForm, pressing, topDialog } from '@puente/testing/campaigns/kept-form';
import { findRecords } from './page-visits.ts';

const coordinator = 'coordinacion@puente.test';
const both = { as: coordinator, other: 'gestion@puente.test' };

const steps = formWith(
  /^(Siguiente|Volver a la revisión|Crear organización|Publicar proyecto|Guardar los cambios|Guardar borrador y ver cómo queda)$/,
);

const recordsAt =
  (path: (records: Awaited<ReturnType<typeof findRecords>>) => string) => async (context: BrowserContext) =>
    path(await findRecords(context));

interface OwnProject {
  id: number;
  title: string;
  status: string;
  deadline: string | null;
}

/** Finds a project of the demo coordinator's organisation. @throws when there is none of this kind */
export async function ownProject(
  context: BrowserContext,
  url: string,
  isMeant: (project: OwnProject) => boolean,
  which: 'first' | 'last' = 'first',
): Promise<OwnProject> {
  const { organization } = await findRecords(context);
  const path = `/api/organizations/${organization}/projects?pagination[pageSize]=100`;
  const { data } = await call<{ data: OwnProject[] }>(context, url, ['GET', path]);
  // Only projects whose title finds no other project.
  const isAlone = ({ title }: OwnProject) => data.filter((other) => other.title.includes(title)).length === 1;
  const found = data.filter((project) => isMeant(project) && isAlone(project)).at(which === 'first' ? 0 : -1);
  if (!found) throw new Error('The demo coordinator has no such project.');
  return found;
}

const isOpen = ({ status }: OwnProject): boolean => status === 'new';

/** Title of the drafts that these tests create. */
export const newTitle = 'Censo de fuentes que ya no manan';

/** Creates a draft project with a title and a type. */
export async function newProject(context: BrowserContext, url: string): Promise<number> {
  const { organization } = await findRecords(context);
  const { data } = await call<{ data: { id: number } }>(context, url, [
    'POST',
    '/api/projects',
    { organization, title: newTitle, type: 'TFG', draft: true },
  ]);
  return data.id;
}

/** Address of a project list that shows only this project. */
const listOf = ({ title }: OwnProject): string => `/organizations?${new URLSearchParams({ q: title })}`;

/** Opens an entry in the menu of the first card of 'Mis proyectos'. */
export const fromMenu = (item: string) => async (page: Page) => {
  await pressing(/^Acciones/)(page);
  await pressing(item)(page);
  await topDialog(page).waitFor();
};

const part = (title: string): KeptForm => ({
  ...both,
  address: recordsAt(({ organization }) => `/organizations/${organization}/manage?section=page`),
  open: async (page) => {
    if ((await formWith('Guardar')(page).count()) === 0) await pressing(`Editar ${title}`)(page);
  },
  form: formWith('Guardar'),
});

const hasLastDay = ({ deadline }: OwnProject): boolean => deadline !== null;

const onOpenProject = (item: string, isMeant = hasLastDay, which: 'first' | 'last' = 'first'): KeptForm => ({
  ...both,
  address: async (context, url) =>
    listOf(await ownProject(context, url, (project) => isOpen(project) && isMeant(project), which)),
  open: fromMenu(item),
  form: topDialog,
  day: '15062098',
});

export const keptForms: Readonly<Record<string, KeptForm>> = {
  'an organisation': {
    as: 'sin-organizacion@puente.test',
    other: coordinator,
    address: () => Promise.resolve('/organizations/create'),
    form: steps,
  },
  'an organisation that is edited': {
    ...both,
    address: recordsAt(({ organization }) => `/organizations/${organization}/edit`),
    form: formWith('Guardar cambios'),
  },
  'what an organisation is': part('qué organización es'),
  'who an organisation are': part('quiénes son'),
  'how to reach an organisation': part('cómo contactar'),
  'the profiles that an organisation looks for': {
    ...both,
    address: recordsAt(({ organization }) => `/organizations/${organization}/manage?section=brand`),
    form: formWith('Guardar los perfiles'),
  },
  'a project that begins': {
    ...both,
    address: () => Promise.resolve('/projects/create'),
    form: formWith('Empezar'),
  },
  'a project that is written': {
    ...both,
    address: async (context, url) => `/organizations/projects/${await newProject(context, url)}/edit`,
    form: steps,
    day: '15062098',
  },
  'a project that is changed': {
    ...both,
    address: async (context, url) =>
      `/organizations/projects/${(await ownProject(context, url, isOpen)).id}/edit`,
    form: steps,
    day: '15062098',
  },
  // Use a project that no other test changes or extends.
  'the closing of a project': onOpenProject('Cerrar el proyecto', (project) => !hasLastDay(project), 'last'),
  'a later last day': onOpenProject('Ampliar el plazo'),
  'the name of a template': onOpenProject('Guardar como plantilla'),
  'the name of a list': {
    ...both,
    address: () => Promise.resolve('/spaces/organizations/talent?tab=lists'),
    open: pressing('Cambiar el nombre'),
    form: topDialog,
  },
  'an invitation to a student': {
    ...both,
    address: recordsAt(({ student }) => `/spaces/organizations/talent/${student}`),
    open: pressing('Invitar a un proyecto'),
    form: topDialog,
  },
  'an opportunity': {
    ...both,
    address: () => Promise.resolve('/spaces/opportunities/create'),
    form: steps,
    day: '15062098',
  },
  'an opportunity that is changed': {
    ...both,
    address: recordsAt(({ opportunity }) => `/spaces/opportunities/${opportunity}/edit`),
    form: steps,
    day: '15062098',
  },
};
