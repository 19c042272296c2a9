import {
  answer,
  openPage,
  organization,
  pageOf,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { fireEvent } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { useSession } from '@puente/platform/session';

const create = 'POST /api/organizations';
const newcomer = user('coordinator', { organization: null });

type Person = Awaited<ReturnType<typeof openPage>>['person'];

beforeEach(() => {
  answer(create, { data: { id: 9, name: 'Ría Viva' } });
  answer('GET /api/study-areas', { data: [] });
  answer('GET /api/organizations/:id/projects', pageOf([]));
  answer('GET /api/organizations', pageOf([]));
  answer('GET /api/joinings', { data: [] });
});

const next = (person: Person) => person.click(screen.getByRole('button', { name: 'Siguiente' }));
const press = (person: Person) => person.click(screen.getByRole('button', { name: 'Crear organización' }));

async function describeIdentity(person: Person) {
  await person.type(await screen.findByLabelText('Nombre de la organización'), 'Ría Viva');
  await person.selectOptions(screen.getByLabelText('Tipo'), 'Fundación');
  await person.selectOptions(screen.getByLabelText('Tamaño'), '1 a 10 personas');
  await person.selectOptions(screen.getByLabelText('Provincia'), 'A Coruña');
}

async function fillIn(person: Person) {
  await describeIdentity(person);
  await next(person);
  await person.selectOptions(await screen.findByLabelText('Sector'), 'Medio ambiente');
  await person.click(screen.getByLabelText('Descripción'));
  await person.paste('Cuidamos la ría.');
  await person.click(screen.getByLabelText(/^LinkedIn/));
  await person.paste('linkedin.com/company/riaviva');
  await person.click(screen.getByRole('checkbox', { name: /^Buscamos inclusión/ }));
  await next(person);
  await person.type(await screen.findByLabelText(/^Persona de contacto/), 'Uxía Lema');
}

it('§3 asks in three steps who you are, what you do and how to reach you, and leads on to the first project or the team', async () => {
  const { person, address } = await openPage('/organizations/create', newcomer);
  expect(await screen.findByText('Paso 1 de 3')).toBeVisible();
  await fillIn(person);
  expect(screen.getByText('Paso 3 de 3')).toBeVisible();
  await person.selectOptions(screen.getByLabelText(/^¿Cómo nos has conocido\?/), 'Otro');
  await person.type(screen.getByLabelText('Cuéntanos cuál'), 'Una feria');
  await press(person);

  const title = await screen.findByRole('heading', { level: 1, name: /^Ría Viva ya está en / });
  expect(title).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Invitar a tu equipo' })).toHaveAttribute(
    'href',
    '/organizations/9/manage?section=people',
  );
  expect(sentTo(create).map(({ body }) => body?.data)).toEqual([
    {
      name: 'Ría Viva',
      type: 'Fundación',
      sector: 'Medio ambiente',
      size: '1 a 10 personas',
      location: 'A Coruña',
      description: 'Cuidamos la ría.',
      linkedin: 'https://linkedin.com/company/riaviva',
      seeks_inclusion: true,
      contact_name: 'Uxía Lema',
      reachedUsHow: 'Una feria',
    },
  ]);
  expect(organizationsOf(useSession.getState().user)).toEqual([{ id: 9, name: 'Ría Viva' }]);
  expect(localStorage.getItem('draft:2:organization-create')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Publicar el primer proyecto' }));
  await waitFor(() => expect(address()).toBe('/projects/create'));
});

it('§4.4 names what is missing before the next step opens', async () => {
  const { person } = await openPage('/organizations/create', newcomer);
  await screen.findByLabelText('Tipo');
  await next(person);

  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(4);
  expect(sentTo(create)).toEqual([]);
});

it('leads back to the field that the contract refuses', async () => {
  const { person } = await openPage('/organizations/create', newcomer);
  await fillIn(person);
  await person.type(screen.getByLabelText(/^Correo electrónico de contacto/), 'uxia@');
  await press(person);

  expect(await screen.findByText('Formato de email incorrecto')).toBeVisible();
  expect(sentTo(create)).toEqual([]);
});

it('keeps what was typed when the call fails', async () => {
  refuse(create, new ApiError('Unavailable'));
  const { person } = await openPage('/organizations/create', newcomer);
  await fillIn(person);
  await press(person);

  expect(await screen.findByRole('alert')).toHaveTextContent('No has perdido nada de lo que has escrito.');
  expect(screen.getByLabelText(/^Persona de contacto/)).toHaveValue('Uxía Lema');
});

describe('the logo', () => {
  /** Stands in for the canvas, which jsdom lacks: returns a picture of a single colour. */
  const paint = (pixel: readonly number[]) => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width: 40, height: 20 }) });
    HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob(['x'], { type: 'image/webp' }));
    HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue({
      clearRect: () => {},
      drawImage: () => {},
      getImageData: () => ({ data: Array.from({ length: 48 * 48 }, () => pixel).flat() }),
    });
  };

  async function add(person: Person) {
    answer('POST /api/upload', [{ id: 31, name: 'logo.webp', size: 900, url: '/uploads/31.webp' }]);
    await person.upload(await screen.findByLabelText('Elegir un logo'), new File(['x'], 'marca.png'));
    await person.click(await screen.findByRole('button', { name: 'Guardar logo' }));
    const shown = (await screen.findByText('Tema claro')).closest('figure');
    fireEvent.load(shown?.querySelector('img') as HTMLImageElement);
  }

  it('is cropped, sent and shown on both themes, with a word where it is hardly seen', async () => {
    paint([255, 255, 255, 255]);
    const { person } = await openPage('/organizations/create', newcomer);
    await add(person);

    expect(screen.getByText('Tema oscuro')).toBeVisible();
    expect(await screen.findByText(/En el tema claro se confunde con el fondo/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Quitar logo' }));
    await waitFor(() => expect(screen.queryByText(/se confunde con el fondo/)).toBeNull());
  });

  it('goes with the organisation by its id', async () => {
    paint([40, 120, 200, 255]);
    const { person } = await openPage('/organizations/create', newcomer);
    await add(person);
    expect(screen.queryByText(/se confunde con el fondo/)).toBeNull();
    await fillIn(person);
    await press(person);
    await waitFor(() => expect(sentTo(create)[0]?.body?.data).toMatchObject({ logo: 31 }));
  });
});

it('brings back what was not finished, on its page', async () => {
  localStorage.setItem(
    'draft:2:organization-create',
    JSON.stringify({
      value: { values: { name: 'Ría Viva', sector: 'Energía' }, page: 2 },
      changedAt: '2026-05-04T10:00:00.000Z',
      base: null,
      tried: null,
    }),
  );
  await openPage('/organizations/create', newcomer);

  expect(await screen.findByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  expect(screen.getByLabelText('Sector')).toHaveValue('Energía');
});

it('sends a coordinator who has an organisation to its projects', async () => {
  const { address } = await openPage(
    '/organizations/create',
    user('coordinator', { organization: { id: 5, name: 'Ría Viva' } }),
  );

  await waitFor(() => expect(address()).toBe('/organizations'));
});

it('is open to a project manager, who may act for several', async () => {
  await openPage(
    '/organizations/create',
    user('projectManager', { organizations: [{ id: 5, name: 'Ría Viva' }] }),
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu organización' })).toBeVisible();
});

describe('an organisation that exists already', () => {
  const found = {
    ...organization,
    id: 5,
    name: 'Ría Viva de Arousa',
    createdAt: '2026-10-02T10:00:00.000Z',
    updatedAt: '2026-10-02T10:00:00.000Z',
    type: null,
    size: null,
    description: null,
    web: null,
    linkedin: null,
    verified: true,
  };
  const request = {
    id: 71,
    origin: 'request',
    createdAt: '2026-11-02T10:00:00.000Z',
    organization: { id: 5, name: found.name },
  };

  it('is found by its name while that is typed, and asked to take the user in', async () => {
    answer('GET /api/organizations', pageOf([found]));
    answer('POST /api/organizations/:id/joinings', () => {
      answer('GET /api/joinings', { data: [request] });
      return { data: { joined: false } };
    });
    const { person } = await openPage('/organizations/create', newcomer);
    await person.type(await screen.findByLabelText('Nombre de la organización'), 'Ría');
    expect(sentTo('GET /api/organizations')).toEqual([]);
    await person.type(screen.getByLabelText('Nombre de la organización'), ' Viva');
    const ask = await screen.findByRole('button', { name: 'Pedir unirme a Ría Viva de Arousa' });
    expect(sentTo('GET /api/organizations')).toHaveLength(1);
    await person.click(ask);

    expect(await screen.findByText('Has pedido unirte a Ría Viva de Arousa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Petición enviada a Ría Viva de Arousa' })).toHaveFocus();
    expect(sentTo('POST /api/organizations/:id/joinings')).toEqual([{ params: { id: 5 } }]);
  });

  it('says why it could not be asked', async () => {
    answer('GET /api/organizations', pageOf([found]));
    refuse('POST /api/organizations/:id/joinings', new ApiError('Unavailable'));
    const { person } = await openPage('/organizations/create', newcomer);
    await person.type(await screen.findByLabelText('Nombre de la organización'), 'Ría Viva');
    await person.click(await screen.findByRole('button', { name: /^Pedir unirme/ }));
    expect(await screen.findByText(new ApiError('Unavailable').message)).toBeVisible();
  });

  it('is joined by its invitation, and its projects are shown', async () => {
    answer('GET /api/joinings', { data: [{ ...request, origin: 'invitation' }] });
    answer('PUT /api/joinings/:id', undefined);
    const { person, address } = await openPage('/organizations/create', newcomer);
    await person.click(await screen.findByRole('button', { name: 'Unirme a Ría Viva de Arousa' }));
    await waitFor(() => expect(address()).toBe('/organizations?organization=5'));
    expect(sentTo('PUT /api/joinings/:id')).toEqual([
      { params: { id: 71 }, body: { data: { accepted: true } } },
    ]);
    expect(organizationsOf(useSession.getState().user)).toEqual([{ id: 5, name: found.name }]);
    expect(toasts()[0]?.message).toBe('Ya formas parte de Ría Viva de Arousa.');
  });
});
