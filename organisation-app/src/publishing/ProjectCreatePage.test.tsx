import {
  answer,
  hold,
  openPage,
  ownProject,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const begin = 'POST /api/projects';
const copy = 'POST /api/projects/:id/duplicate';
const templates = 'GET /api/organizations/:id/project-templates';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});
const title = 'Mapa de zonas inundables del puerto';
const edit = '/organizations/projects/12/edit';

const box = () => screen.findByRole('textbox', { name: /Título/ });
const start = () => screen.getByRole('button', { name: 'Empezar' });
const sent = () => sentTo(begin).map(({ body }) => body?.data);

beforeEach(() => {
  answer('GET /api/organizations/:id/projects', pageOf([]));
  answer(templates, { data: [] });
  answer(begin, { data: project({ status: 'draft', title }) });
});

it('§2.3 begins with a title and a type, from which there is a draft at its own address', async () => {
  const { person, address } = await openPage('/projects/create', coordinator);
  await person.type(await box(), title);
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), 'TFM');
  await person.click(start());
  await waitFor(() => expect(address()).toBe(edit));
  expect(sent()).toEqual([{ organization: 5, title, type: 'TFM', draft: true }]);
});

it('asks a person of several organisations for which one', async () => {
  const { person, address } = await openPage('/projects/create', manager);
  await person.type(await box(), title);
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), 'TFG');
  await person.selectOptions(
    screen.getByRole('combobox', { name: /Organización que lo publica/ }),
    'Cooperativa Monte Alto',
  );
  await person.click(start());
  await waitFor(() => expect(address()).toBe(edit));
  expect(sent()).toEqual([{ organization: 6, title, type: 'TFG', draft: true }]);
});

it('says what is missing and sends nothing', async () => {
  const { person } = await openPage('/projects/create', coordinator);
  await person.type(await box(), 'Mapa');
  await person.click(start());
  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

it('makes one draft of ten presses', async () => {
  const slow = hold(begin);
  const { person } = await openPage('/projects/create', coordinator);
  await person.type(await box(), title);
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), 'TFG');
  for (let press = 0; press < 10; press += 1) await person.click(start());
  await waitFor(() => expect(sent()).toHaveLength(1));
  await slow.settle({ data: project({ status: 'draft', title }) });
  expect(sent()).toHaveLength(1);
});

it('keeps what was typed when it could not be sent', async () => {
  refuse(begin, new ApiError('Unavailable'));
  const { person } = await openPage('/projects/create', coordinator);
  await person.type(await box(), title);
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), 'TFG');
  await person.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que has escrito sigue aquí.');
  expect(await box()).toHaveValue(title);
});

it.each(['TFG', 'TFM', 'TFG o TFM', 'Proyecto de impacto'])('shows a good %s as an example', async (type) => {
  const { person } = await openPage('/projects/create', coordinator);
  await box();
  expect(screen.queryByText(/Un buen ejemplo/)).not.toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), type);
  expect(await screen.findByRole('region', { name: `Un buen ejemplo de ${type}` })).toBeVisible();
});

it('duplicates an old one, and says so when it cannot', async () => {
  answer('GET /api/organizations/:id/projects', pageOf([ownProject({ id: 7, title: 'Mapa de sombras' })]));
  refuse(copy, new ApiError('Unavailable'));
  const { person, address } = await openPage('/projects/create', coordinator);
  const button = await screen.findByRole('button', { name: 'Duplicar «Mapa de sombras»' });
  await person.click(button);
  await waitFor(() => expect(sentTo(copy)).toHaveLength(1));
  expect(address()).toBe('/projects/create');
  answer(copy, { data: project({ status: 'draft' }) });
  await person.click(button);
  await waitFor(() => expect(address()).toBe(edit));
  expect(sentTo(copy)[1]?.params).toEqual({ id: 7 });
});

describe('a template of the organisation', () => {
  const maps = { id: 3, name: 'Mapas', title, type: 'TFM' as const };
  const menu = async (person: Awaited<ReturnType<typeof openPage>>['person'], action: string) => {
    await person.click(await screen.findByRole('button', { name: /^Acciones ?, Mapas$/ }));
    await person.click(screen.getByRole('button', { name: action }));
  };
  beforeEach(() => answer(templates, { data: [maps] }));

  it('is begun from, and says so when that cannot be', async () => {
    const use = 'POST /api/project-templates/:id/project';
    refuse(use, new ApiError('Unavailable'));
    const { person, address } = await openPage('/projects/create', coordinator);
    const button = await screen.findByRole('button', { name: 'Usar la plantilla «Mapas»' });
    await person.click(button);
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    expect(address()).toBe('/projects/create');
    answer(use, { data: project({ status: 'draft' }) });
    await person.click(button);
    await waitFor(() => expect(address()).toBe(edit));
    expect(sentTo(use)[1]?.params).toEqual({ id: 3 });
  });

  it('gets another name, which nothing is lost of', async () => {
    const rename = 'PUT /api/project-templates/:id';
    refuse(rename, new ApiError('ProjectTemplateExists', errors.ProjectTemplateExists));
    const { person } = await openPage('/projects/create', coordinator);
    await menu(person, 'Cambiar el nombre');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el nombre' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre de la plantilla' });
    await person.type(name, ' del puerto{Enter}');
    expect(await dialog.findByText(errors.ProjectTemplateExists.text)).toBeVisible();
    expect(name).toHaveValue('Mapas del puerto');
    answer(rename, { data: { ...maps, name: 'Mapas del puerto' } });
    answer(templates, { data: [{ ...maps, name: 'Mapas del puerto' }] });
    await person.click(dialog.getByRole('button', { name: 'Guardar nombre' }));
    expect(await screen.findByRole('button', { name: 'Usar la plantilla «Mapas del puerto»' })).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const remove = 'DELETE /api/project-templates/:id';
    answer(remove, undefined);
    const { person } = await openPage('/projects/create', coordinator);
    await menu(person, 'Eliminar la plantilla');
    answer(templates, { data: [] });
    await person.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('O parte de una plantilla')).not.toBeInTheDocument());
    expect(sentTo(remove)).toEqual([{ params: { id: 3 } }]);
  });

  it('can be asked for again when they did not come', async () => {
    refuse(templates, new ApiError('Forbidden'));
    await openPage('/projects/create', coordinator);
    expect(await screen.findByText('No hemos podido cargar tus plantillas')).toBeVisible();
  });
});
