/** Calls that a click in this app triggers, with the steps to each. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  call,
  formWith,
  type KeptForm,
  opening,
  pressing as button,
  pressingInDialog as inDialog,
  topDialog,
} from '@puente/testing/campaigns/kept-form';
import { onVisitsOf, type PressedCall, sending } from '@puente/testing/campaigns/pressed-call';
import { fromMenu, keptForms, newProject } from './kept-forms.ts';
import { findRecords, pageVisits } from './page-visits.ts';

const coordinator = 'coordinacion@puente.test';
const main = (page: Page) => page.getByRole('main');

const sent = (form: string, which: RegExp, last: string) => sending(keptForms[form] as KeptForm, which, last);

const onVisit = onVisitsOf(coordinator, pageVisits, findRecords);

/** A draft in 'Mis proyectos'. */
const draftAmongProjects = {
  as: coordinator,
  address: async (context: BrowserContext, url: string) => {
    await newProject(context, url);
    return '/organizations?status=draft';
  },
};

const opportunity = {
  title: 'Tarde de puertas abiertas',
  description: 'Una tarde para conocer cómo trabajamos.',
  content: 'Ven a vernos.',
  presentiality: 'onsite',
  details: { type: 'Evento', date: '2098-06-15T15:00:00.000Z' },
};

/** A draft that is ready to be published. */
const draftOfOpportunity = {
  as: coordinator,
  address: async (context: BrowserContext, url: string) => {
    const { organization } = await findRecords(context);
    const { data } = await call<{ data: { id: number } }>(context, url, [
      'POST',
      '/api/opportunities',
      { ...opportunity, organization },
    ]);
    return `/spaces/opportunities/${data.id}/edit`;
  },
};

/** Uses another organisation than the other calls: a new name or web revokes the talent access that they need. */
const ofManager = (pressed: PressedCall, path: (organization: number) => string): PressedCall => ({
  ...pressed,
  as: 'gestion@puente.test',
  address: async (context, url) => {
    const me = await call<{ details: { organizations: [{ id: number }] } }>(context, url, [
      'GET',
      '/api/users/me',
    ]);
    return path(me.details.organizations[0].id);
  },
});

const partOfOrganization = /^PUT \/api\/organizations\/\d+$/;
const lists = /^PUT \/api\/talent-lists\/\d+$/;

export const pressedCalls: Readonly<Record<string, PressedCall>> = {
  'found an organisation': sent('an organisation', /^POST \/api\/organizations$/, 'Crear organización'),
  'edit an organisation': ofManager(
    sent('an organisation that is edited', partOfOrganization, 'Guardar cambios'),
    (id) => `/organizations/${id}/edit`,
  ),
  'say who an organisation are': ofManager(
    sent('who an organisation are', partOfOrganization, 'Guardar'),
    (id) => `/organizations/${id}/manage?section=page`,
  ),
  'say which profiles it looks for': sent(
    'the profiles that an organisation looks for',
    partOfOrganization,
    'Guardar los perfiles',
  ),
  'invite a colleague': onVisit('organizationManage', /^POST \/api\/organizations\/\d+\/invitations$/, {
    form: formWith('Enviar invitación'),
    open: (page) => main(page).getByLabel('Correo electrónico').fill('nadie.mas@colega.test'),
    press: button('Enviar invitación'),
  }),
  'take an invitation of a colleague back': onVisit('organizationManage', /^DELETE \/api\/joinings\/\d+$/, {
    press: button(/^Retirar: /),
  }),
  'begin a project': sent('a project that begins', /^POST \/api\/projects$/, 'Empezar'),
  'change a project': sent('a project that is changed', /^PUT \/api\/projects\/\d+$/, 'Guardar los cambios'),
  'close a project': sent(
    'the closing of a project',
    /^POST \/api\/projects\/\d+\/close$/,
    'Cerrar el proyecto',
  ),
  'extend a project': sent('a later last day', /^POST \/api\/projects\/\d+\/extend$/, 'Ampliar el plazo'),
  'keep a template': sent(
    'the name of a template',
    /^POST \/api\/projects\/\d+\/template$/,
    'Guardar plantilla',
  ),
  'duplicate a project': onVisit('organizationProjects', /^POST \/api\/projects\/\d+\/duplicate$/, {
    press: async (page) => {
      await button(/^Acciones/)(page);
      await button('Duplicar como borrador')(page);
    },
  }),
  'delete a draft': {
    ...draftAmongProjects,
    call: /^DELETE \/api\/projects\/\d+$/,
    open: fromMenu('Eliminar el borrador'),
    press: inDialog('Eliminar el borrador'),
  },
  'write a note': onVisit('projectApplications-open', /^POST \/api\/applys\/\d+\/notes$/, {
    form: formWith('Guardar nota'),
    open: (page) => main(page).getByLabel('Nueva nota').fill('Encaja con el equipo de campo.'),
    press: button('Guardar nota'),
  }),
  'mark a good candidate': onVisit('projectApplications-open', /^PUT \/api\/applys\/\d+$/, {
    press: button(/^(Buen candidato|Buena candidatura|Marcar|Quitar la marca)/),
  }),
  'invite a student': sent(
    'an invitation to a student',
    /^POST \/api\/talent-invitations$/,
    'Enviar invitación',
  ),
  'take an invitation back': onVisit('talent-invitations', /^DELETE \/api\/talent-invitations\/\d+$/, {
    open: opening('Retirar'),
    press: inDialog('Retirar la invitación'),
  }),
  'make a list': onVisit('talent-lists', /^POST \/api\/organizations\/\d+\/talent\/lists$/, {
    form: formWith('Crear lista'),
    open: (page) => main(page).getByLabel('Lista nueva').fill('Para el verano'),
    press: button('Crear lista'),
  }),
  'rename a list': sent('the name of a list', lists, 'Guardar nombre'),
  'remove a list': {
    as: coordinator,
    // Create another one: the other calls use the first one.
    address: async (context, url) => {
      const { organization } = await findRecords(context);
      const path = `/api/organizations/${organization}/talent/lists`;
      const { data } = await call<{ data: { id: number } }>(context, url, ['POST', path, { name: 'Zona' }]);
      return `/spaces/organizations/talent?tab=lists&list=${data.id}`;
    },
    call: /^DELETE \/api\/talent-lists\/\d+$/,
    open: opening('Eliminar lista'),
    press: inDialog('Eliminar la lista'),
  },
  'put a student on a list': onVisit('talentProfile', lists, {
    open: async (page) => {
      await button(/^Guardar en/)(page);
      await topDialog(page).getByRole('checkbox').first().waitFor();
    },
    press: (page) => topDialog(page).getByRole('checkbox').first().click({ force: true }),
  }),
  'save a work': onVisit('innovation', /^PUT \/api\/coordinators\/\d+$/, {
    press: button(/^(Guardar|Guardado)\b/),
  }),
  'go on with a work': onVisit('innovation', /^POST \/api\/projects$/, {
    press: button(/^Proponer continuarlo/),
  }),
  'write an opportunity': sent(
    'an opportunity',
    /^POST \/api\/opportunities$/,
    'Guardar borrador y ver cómo queda',
  ),
  'change an opportunity': sent(
    'an opportunity that is changed',
    /^PUT \/api\/opportunities\/\d+$/,
    'Guardar los cambios',
  ),
  'publish an opportunity': {
    ...draftOfOpportunity,
    call: /^POST \/api\/opportunities\/\d+\/publish$/,
    press: button('Publicar'),
  },
  'delete an opportunity': {
    ...draftOfOpportunity,
    call: /^DELETE \/api\/opportunities\/\d+$/,
    open: opening('Eliminar borrador'),
    press: inDialog('Eliminar el borrador'),
  },
  'take an opportunity back': {
    as: coordinator,
    address: async (context, url) => {
      const { organization } = await findRecords(context);
      const { data } = await call<{ data: { id: number; isDraft: boolean }[] }>(context, url, [
        'GET',
        `/api/organizations/${organization}/talent/opportunities`,
      ]);
      return `/spaces/opportunities/${data.findLast(({ isDraft }) => !isDraft)?.id}/edit`;
    },
    call: /^POST \/api\/opportunities\/\d+\/unpublish$/,
    open: opening('Retirar'),
    press: inDialog('Retirar la oportunidad'),
  },
  'choose what to be told of': onVisit('organizationAlerts', /^PUT \/api\/alerts\/choices$/, {
    press: (page) => main(page).getByRole('checkbox').first().click({ force: true }),
  }),
};
