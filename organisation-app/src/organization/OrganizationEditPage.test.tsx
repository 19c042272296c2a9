import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import type { Organization } from '@puente/contract/entities/organization';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OnTheWire } from '@puente/contract/ids';
import { useSession } from '@puente/platform/session';

const one = 'GET /api/organizations/:id';
const save = 'PUT /api/organizations/:id';
const path = '/organizations/5/edit';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Ría Viva' } });

const organization: OnTheWire<Organization> = {
  id: 5,
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  name: 'Ría Viva',
  type: 'Fundación',
  sector: 'Medio ambiente',
  size: '1 a 10 personas',
  location: 'A Coruña',
  description: 'Cuidamos la ría.',
  web: 'https://riaviva.org',
  linkedin: null,
  verified: true,
  seeks_inclusion: false,
  talent_access: true,
  contact_name: 'Uxía Lema',
  contact_mail: 'uxia@riaviva.org',
  contact_phone: null,
};
const warning = 'Tu organización dejará de estar verificada';

beforeEach(() => {
  answer(one, { data: organization });
  answer(save, { data: { ...organization, name: 'Ría Viva y Limpia', verified: false } });
  answer('GET /api/organizations/:id/projects', pageOf([]));
});

const nameField = () => screen.findByLabelText('Nombre de la organización');
const saveButton = () => screen.getByRole('button', { name: 'Guardar cambios' });

it('tells its people before saving that another name takes the mark (specification §3, verified)', async () => {
  const { person, address } = await openPage(path, coordinator);
  const name = await nameField();
  expect(screen.queryByText(warning)).toBeNull();
  await person.type(name, ' y Limpia');
  expect(await screen.findByText(warning)).toBeVisible();
  expect(screen.getByText(/el acceso al Talent Corner/)).toBeVisible();
  expect(sentTo(save)).toEqual([]);

  await person.click(saveButton());
  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(sentTo(save)[0]?.body?.data).toEqual({ base: organization.updatedAt, name: 'Ría Viva y Limpia' });
  expect(organizationsOf(useSession.getState().user)).toEqual([{ id: 5, name: 'Ría Viva y Limpia' }]);
  expect(toasts()[0]?.message).toBe('Hemos guardado los datos de Ría Viva y Limpia.');
});

it('says so of another web, and not of the same one written in another way', async () => {
  const { person } = await openPage(path, coordinator);
  await nameField();
  const web = screen.getByLabelText(/^Página web/);
  await person.clear(web);
  expect(await screen.findByText(warning)).toBeVisible();
  await person.click(web);
  await person.paste(' riaviva.org ');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

it('warns nobody whose organisation is not verified', async () => {
  answer(one, { data: { ...organization, verified: false } });
  const { person } = await openPage(path, coordinator);
  await person.type(await nameField(), ' y Limpia');
  expect(screen.queryByText(warning)).toBeNull();
});

it('names what is missing, and keeps what was typed when the call fails', async () => {
  refuse(save, new ApiError('Unavailable'));
  const { person } = await openPage(path, coordinator);
  const name = await nameField();
  await person.clear(name);
  await person.click(saveButton());
  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  expect(within(summary).getAllByRole('link')).toHaveLength(1);

  await person.type(name, 'Ría Limpia');
  await person.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido guardar los cambios');
  expect(name).toHaveValue('Ría Limpia');
});

it('says when the organisation could not be loaded, and loads it again', async () => {
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage(path, coordinator);
  expect(await screen.findByText('No hemos podido cargar tu organización')).toBeVisible();
  answer(one, { data: organization });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await nameField()).toHaveValue('Ría Viva');
});

it('keeps another logo at once, and takes it away', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width: 40, height: 20 }) });
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob(['x'], { type: 'image/webp' }));
  HTMLCanvasElement.prototype.getContext = () => null;
  answer('POST /api/upload', [{ id: 31, name: 'logo.webp', size: 900, url: '/uploads/31.webp' }]);
  answer(save, { data: { ...organization, logo: { url: '/uploads/31.webp' } } });
  const { person } = await openPage(path, coordinator);
  await person.upload(await screen.findByLabelText('Elegir un logo'), new File(['x'], 'marca.png'));
  await person.click(await screen.findByRole('button', { name: 'Guardar logo' }));
  expect(await screen.findByText('Tema oscuro')).toBeVisible();

  answer(save, { data: { ...organization, logo: null } });
  await person.click(screen.getByRole('button', { name: 'Quitar logo' }));
  await waitFor(() => expect(screen.queryByText('Tema oscuro')).toBeNull());
  expect(sentTo(save).map(({ body }) => body?.data)).toEqual([{ logo: 31 }, { logo: null }]);
});

it('is closed to people of other organisations', async () => {
  await openPage('/organizations/6/edit', coordinator);
  expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
});
