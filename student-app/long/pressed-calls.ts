/** Calls that a click in this app triggers, with the steps to each. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  type KeptForm,
  opening,
  pressing as button,
  pressingInDialog as inDialog,
} from '@puente/testing/campaigns/kept-form';
import { onVisitsOf, type PressedCall, sending } from '@puente/testing/campaigns/pressed-call';
import { demoPassword } from '@puente/tooling/accounts';
import { newWork } from '../e2e/fresh-records.ts';
import { keptForms, ownWorks } from './kept-forms.ts';
import { findRecords, pageVisits } from './page-visits.ts';

const student = 'estudiante@puente.test';
const main = (page: Page) => page.getByRole('main');

const sent = (form: string, call: RegExp, last: string) => sending(keptForms[form] as KeptForm, call, last);

const onVisit = onVisitsOf(student, pageVisits, findRecords);

/** A draft that is ready to be published. */
const draftOfWork = {
  as: student,
  address: async (context: BrowserContext, url: string) => `/tfx/${await newWork(context, url)}`,
};

/** A published work. */
const publishedWork = {
  as: student,
  address: async (context: BrowserContext, url: string) =>
    `/tfx/${(await ownWorks(context, url)).find(({ isDraft }) => !isDraft)?.id}`,
};

const student1 = /^PUT \/api\/students\/\d+$/;

export const pressedCalls: Readonly<Record<string, PressedCall>> = {
  'save a project': onVisit('project', student1, { press: button(/^(Guardar|Quitar de guardados)/) }),
  'save a resource': onVisit('resource', student1, { press: button(/^(Guardar|Quitar de guardados)/) }),
  'save a work': onVisit('work', student1, { press: button(/^(Guardar|Quitar de guardados)/) }),
  'follow an organisation': onVisit('organization', student1, { press: button(/^(Seguir|Dejar de seguir)/) }),
  'be interested in an opportunity': onVisit('opportunity', student1, {
    press: button(/^(Me interesa|Ya no me interesa|Quitar)/),
  }),
  'take a project off the saved ones': onVisit('profile-projects', student1, {
    press: button(/^Quitar de guardados/),
  }),
  'send an application': sent('an application', /^POST \/api\/applys$/, 'Enviar solicitud'),
  'report a project': sent('a report of a project', /^POST \/api\/projects\/\d+\/problems$/, 'Enviar aviso'),
  'withdraw an application': sent('a withdrawal', /^POST \/api\/applys\/\d+\/withdraw$/, 'Retirar solicitud'),
  'be told of a search': onVisit('projects', /^(POST|PUT) \/api\/saved-searches/, {
    open: opening(/^(Avísame|Aviso activado)$/),
    press: inDialog(/^(Activar aviso|Guardar cambios)$/),
  }),
  'be told more often': onVisit('profile-projects', /^PUT \/api\/saved-searches\/\d+$/, {
    press: async (page) => {
      const box = main(page)
        .getByRole('combobox', { name: /^Avisarme/ })
        .first();
      await box.focus();
      await box.selectOption((await box.inputValue()) === 'daily' ? 'weekly' : 'daily');
    },
  }),
  'rename a search': sent('the name of a saved search', /^PUT \/api\/saved-searches\/\d+$/, 'Guardar nombre'),
  'remove a search': onVisit('profile-projects', /^DELETE \/api\/saved-searches\/\d+$/, {
    open: button(/^Eliminar /),
    press: inDialog('Eliminar búsqueda'),
  }),
  'complete a profile': sent('the wizard', /^POST \/api\/students\/complete-profile$/, 'Guardar mi perfil'),
  'keep a work': sent('a work that is edited', /^PUT \/api\/tfxes\/\d+$/, 'Guardar y ver cómo queda'),
  'hide a work': sent('a work that is hidden', /^POST \/api\/tfxes\/\d+\/hide$/, 'Ocultar'),
  'take a work back': {
    ...publishedWork,
    call: /^POST \/api\/tfxes\/\d+\/unpublish$/,
    open: button(/^Retirar$/),
    press: inDialog('Retirar'),
  },
  'publish a work': {
    ...draftOfWork,
    call: /^POST \/api\/tfxes\/\d+\/publish$/,
    press: button(/^Publicar$/),
  },
  'remove a work': {
    ...draftOfWork,
    call: /^DELETE \/api\/tfxes\/\d+$/,
    open: button(/^Eliminar$/),
    press: inDialog('Eliminar el borrador'),
  },
  'change personal data': sent('personal data', /^PUT \/api\/user\/me$/, 'Guardar mis datos'),
  'change studies': sent('studies', student1, 'Guardar mis estudios'),
  'answer about competences': sent(
    'competences',
    /^POST \/api\/students\/competences$/,
    'Ver mis resultados',
  ),
  'answer about a disability': sent('disability', student1, 'Guardar mi respuesta'),
  'change teaching': sent('teaching', /^PUT \/api\/teachers\/\d+$/, 'Guardar mi docencia'),
  'change a job position': sent('the job position', /^PUT \/api\/coordinators\/\d+$/, 'Guardar mi puesto'),
  'choose what to be told of': onVisit('profile-notifications', student1, {
    press: (page) => main(page).getByRole('checkbox').first().click({ force: true }),
  }),
  'choose who finds the profile': onVisit('profile-visibility', student1, {
    press: (page) => main(page).locator('input[name=visibility]:not(:checked)').last().click({ force: true }),
  }),
  'accept an invitation': onVisit('profile-invitations', /^POST \/api\/talent-invitations\/\d+\/accept$/, {
    press: (page) => main(page).getByRole('button', { name: 'Aceptar' }).first().click(),
  }),
  'change the password': {
    // No other call here logs in as this user afterwards.
    as: 'gestion@puente.test',
    address: () => Promise.resolve('/profile?section=account'),
    call: /^POST \/api\/auth\/change-password$/,
    form: (page) => main(page).locator('form').first(),
    open: async (page) => {
      await main(page).getByLabel('Contraseña actual').fill(demoPassword);
      await main(page).getByLabel('Contraseña nueva', { exact: true }).fill('Faro-de-Ons-2026');
      await main(page).getByLabel('Repite la contraseña nueva').fill('Faro-de-Ons-2026');
    },
    press: button(/^Cambiar contraseña$/),
  },
  'see what a deletion would do': onVisit('profile-account', /^GET \/api\/users\/me\/deletion$/, {
    press: async (page) => {
      const again = page.locator('dialog[open]').getByRole('button', { name: 'Reintentar' });
      if ((await again.count()) > 0) await again.click();
      else await button(/eliminar/i)(page);
    },
  }),
};
