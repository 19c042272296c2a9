import {
  answer,
  heading,
  hold,
  loseSession,
  manifests,
  openShell,
  personAs,
  pressTenTimes,
  refuse,
  screen,
  sentTo,
  toasts,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { hrefTo } from '@puente/platform/links';
import { knownUser } from '@puente/platform/session';
import { markReady } from '@puente/platform/ui';
import { forgetRegistration } from '../welcome/registered.ts';
import type * as Qualification from './qualification.ts';

const noa = personAs('student', { id: 31, situation: 'unknown', qualification: null });
const title = '¿Qué te preocupa?';
const question = async () => within(await screen.findByRole('dialog', { name: title }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Stores the flag in sessionStorage only. The module's own fallback for blocked storage would outlive a test. */
jest.mock('./qualification.ts', () => ({
  ...jest.requireActual<typeof Qualification>('./qualification.ts'),
  wasAsked: () => sessionStorage.getItem('u4iQualificationModalShown') !== null,
  noteAsked: () => sessionStorage.setItem('u4iQualificationModalShown', 'true'),
}));

const whenQuiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

async function asked(released = manifests) {
  const page = await openShell('/estudiantes', { user: noa, released });
  return { ...page, window: await question() };
}
type Asked = Awaited<ReturnType<typeof asked>>;
const choose = ({ person, window }: Asked, name: string) => person.click(window.getByRole('radio', { name }));
const save = ({ person, window }: Asked) =>
  person.click(window.getByRole('button', { name: 'Guardar respuesta' }));

it('waits for the first page, which may bring a form', async () => {
  await openShell('/estudiantes', { user: noa });
  await whenQuiet();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // From here on the first page counts as ready in every test.
  act(markReady);
  await question();
});

it('offers the goals of a student (§3.1)', async () => {
  const { window } = await asked();
  expect(window.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'unknown',
    'work',
    'study',
  ]);
  expect(sessionStorage.getItem('u4iQualificationModalShown')).toBe('true');
});

it('is asked once per session (§4.2)', async () => {
  const { person, window, go } = await asked();
  await person.click(window.getByRole('button', { name: 'Ahora no' }));
  await gone();
  await go('/universidades');
  await whenQuiet();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('PUT /api/students/:id')).toEqual([]);
});

it('waits until a student leaves the pages of projects (§4.2)', async () => {
  const { go } = await openShell('/projects', { user: noa });
  await heading('student-app: projects');
  await whenQuiet();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('u4iQualificationModalShown')).toBeNull();
  await go('/estudiantes');
  await question();
});

it('waits for a form on the page', async () => {
  // Start on a page that never asks, so that the form exists before the question could open.
  const { go } = await openShell('/projects', { user: noa });
  const form = document.createElement('form');
  screen.getByRole('main').append(form);
  await go('/estudiantes');
  await whenQuiet();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  form.remove();
  await go('/universidades');
  await question();
});

it.each([
  ['a field that has focus', '<input aria-label="Palabra clave">', (field: HTMLElement) => field.blur()],
  [
    'an open menu',
    '<button aria-expanded="true">Menú</button>',
    (menu: HTMLElement) => {
      menu.setAttribute('aria-expanded', 'false');
      menu.click();
    },
  ],
])('waits while a task is under way: %s', async (_, markup, end) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  const part = place.firstElementChild as HTMLElement;
  part.focus();
  await openShell('/estudiantes', { user: noa });
  await whenQuiet();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => end(part));
  await question();
  place.remove();
});

it('waits for a window that is open already', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.showModal();
  await openShell('/estudiantes', { user: noa });
  await whenQuiet();
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  act(() => other.close());
  other.remove();
  await question();
});

it('waits until a newcomer has been welcomed and goes on to another page', async () => {
  localStorage.setItem('registered', String(noa.id));
  const { go } = await openShell('/estudiantes', { user: noa });
  await whenQuiet();
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  act(forgetRegistration);
  await whenQuiet();
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  await go('/universidades');
  await question();
});

it('is saved, and not asked again', async () => {
  const page = await asked();
  answer('PUT /api/students/:id', { data: {} });
  await choose(page, 'Quiero trabajar');
  await save(page);
  await gone();
  expect(sentTo('PUT /api/students/:id')).toEqual([
    { params: { id: 31 }, body: { data: { qualification: 'work' } } },
  ]);
  await expect(knownUser()).resolves.toMatchObject({
    details: { id: 31, situation: 'unknown', qualification: 'work' },
  });
  expect(toasts()).toMatchObject([{ message: 'Gracias. Hemos guardado tu respuesta.' }]);
});

it('sends nothing before something is chosen, and says so', async () => {
  const page = await asked();
  await save(page);
  expect(page.window.getByText('Este campo es obligatorio.')).toBeVisible();
  expect(page.window.getByRole('radio', { name: 'Quiero orientación' })).toHaveFocus();
  await choose(page, 'Quiero seguir estudiando');
  expect(page.window.queryByText('Este campo es obligatorio.')).not.toBeInTheDocument();
  expect(sentTo('PUT /api/students/:id')).toEqual([]);
});

it('says why it could not be saved, loses nothing, and is sent once however often it is pressed', async () => {
  const page = await asked();
  await choose(page, 'Quiero orientación');
  refuse('PUT /api/students/:id', new ApiError('Network'));
  await save(page);
  expect(await page.window.findByText(/^No hay conexión con el servicio/)).toBeVisible();
  expect(page.window.getByRole('radio', { name: 'Quiero orientación' })).toBeChecked();
  const sent = hold('PUT /api/students/:id');
  for (let press = 0; press < 3; press++) await save(page);
  expect(sentTo('PUT /api/students/:id')).toHaveLength(2);
  await sent.settle({ data: {} });
  await gone();
});

it('is sent once, however often it is pressed in one moment, and is not saved by an answer that does not say so', async () => {
  const page = await asked();
  answer('PUT /api/students/:id', {});
  await choose(page, 'Quiero trabajar');
  pressTenTimes(page.window.getByRole('button', { name: 'Guardar respuesta' }));
  expect(await page.window.findByText('Error inesperado. Inténtalo de nuevo.')).toBeVisible();
  expect(sentTo('PUT /api/students/:id')).toHaveLength(1);
});

it('leads a student who wants orientation to it', async () => {
  const page = await asked();
  answer('PUT /api/students/:id', { data: {} });
  await choose(page, 'Quiero orientación');
  await save(page);
  await gone();
  act(() => toasts()[0]?.action?.onPress());
  await waitFor(() =>
    expect(page.address()).toBe(hrefTo('resourcesByPurpose', {}, { purpose: 'professional_orientation' })),
  );
});

it('is not asked over a page whose session has expired', async () => {
  const { go } = await openShell('/projects', { user: noa });
  await heading('student-app: projects');
  refuse('GET /api/users/me', new ApiError('Unauthorized'));
  await loseSession();
  await screen.findByRole('dialog', { name: 'Tu sesión ha caducado' });
  await go('/estudiantes');
  await whenQuiet();
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
});
