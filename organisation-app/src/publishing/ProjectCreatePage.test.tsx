import {
  act,
  answer,
  hold,
  openPage,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const publish = 'POST /api/projects';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});
const title = 'Mapa de zonas inundables del puerto';
const description =
  'Queremos saber qué barrios se inundarán con más frecuencia en los próximos veinte años, y qué hacer.';

type Person = Awaited<ReturnType<typeof openPage>>['person'];

const button = () => screen.getByRole('button', { name: 'Publicar proyecto' });
const summary = () => screen.findByRole('group', { name: 'Revisa estos campos' });
const sent = () => sentTo(publish).map(({ body }) => body?.data);

beforeEach(() => {
  answer('GET /api/study-areas', {
    data: [
      { id: 1, name: 'Ciencias' },
      { id: 2, name: 'Ingeniería y Arquitectura' },
    ],
  });
  answer('GET /api/organizations/:id/projects', pageOf([]));
  answer(publish, { data: project({ title }) });
});

async function paste(person: Person, field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}

/** Everything that must be there, for a project that is made from anywhere. */
async function fillIn(person: Person) {
  await paste(person, await screen.findByLabelText('Título'), title);
  await person.selectOptions(screen.getByLabelText('Tipo de proyecto'), 'TFM');
  await paste(person, screen.getByLabelText('Descripción'), description);
  await person.click(await screen.findByRole('checkbox', { name: 'Ciencias' }));
  await person.click(screen.getByRole('radio', { name: 'Remoto' }));
}

it('publishes what was filled in, and goes to the projects of the organisation', async () => {
  const { person, address } = await openPage('/projects/create', coordinator);
  await fillIn(person);
  await person.selectOptions(screen.getByLabelText(/Dedicación/), 'Flexible');
  await person.selectOptions(screen.getByLabelText(/De quién será el resultado/), 'Compartida');
  await person.click(screen.getByRole('checkbox', { name: 'Puede hacerse como prácticas' }));
  await person.click(screen.getByRole('button', { name: '13. Acción por el clima' }));
  await person.click(screen.getByRole('button', { name: '6. Agua limpia y saneamiento' }));
  await person.type(screen.getByLabelText(/Etiquetas/), 'agua, clima{Enter}');
  await person.click(button());

  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(sent()).toEqual([
    {
      organization: 5,
      title,
      description,
      type: 'TFM',
      study_areas: ['Ciencias'],
      ods: [6, 13],
      presentiality: 'remote',
      location: null,
      dedication: 'Flexible',
      result_owner: 'Compartida',
      internship: true,
      answer_days: 15,
      deadline: null,
      tags: ['agua', 'clima'],
      visibility_consent: false,
    },
  ]);
  expect(toasts()).toMatchObject([{ tone: 'success', message: `«${title}» ya está publicado.` }]);
});

it('names what is missing, takes focus there, and leads to each field', async () => {
  const { person } = await openPage('/projects/create', coordinator);
  await screen.findByRole('checkbox', { name: 'Ciencias' });
  await person.click(button());

  const problems = within(await summary());
  expect(await summary()).toHaveFocus();
  expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['Título', 'Tipo de proyecto', 'Descripción', 'Áreas de estudio', 'Modalidad'].map(
      (label) => `${label}: Este campo es obligatorio.`,
    ),
  );
  expect(sent()).toEqual([]);

  await person.click(problems.getByRole('link', { name: /^Descripción/ }));
  expect(screen.getByLabelText('Descripción')).toHaveFocus();
});

it('says how much is missing of a text that is too short', async () => {
  const { person } = await openPage('/projects/create', coordinator);
  await paste(person, await screen.findByLabelText('Título'), 'Corto');
  await person.click(button());

  expect(await screen.findByText('Título: Escribe al menos 10 caracteres.')).toBeVisible();
  expect(screen.getByLabelText('Título')).toBeInvalid();
});

it('asks for a province unless the project is remote', async () => {
  const { person } = await openPage('/projects/create', coordinator);
  expect(await screen.findByRole('combobox', { name: 'Provincia' })).toBeVisible();

  await fillIn(person);
  expect(screen.queryByRole('combobox', { name: 'Provincia' })).not.toBeInTheDocument();

  await person.click(screen.getByRole('radio', { name: 'Híbrido' }));
  await person.click(button());
  expect(await screen.findByText('Provincia: Este campo es obligatorio.')).toBeVisible();
});

it('sends one project however often the button is pressed', async () => {
  const { settle } = hold(publish);
  const { person, address } = await openPage('/projects/create', coordinator);
  await fillIn(person);
  act(() => {
    for (let press = 0; press < 10; press++) button().click();
  });
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await person.click(button());

  await settle({ data: project({ title }) });
  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(sent()).toHaveLength(1);
});

it('keeps everything when the call fails, and can be sent again', async () => {
  refuse(publish, new ApiError('Network'));
  const { person, address } = await openPage('/projects/create', coordinator);
  await fillIn(person);
  await person.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /No hemos podido publicar el proyecto.*No hay conexión/,
  );
  expect(screen.getByLabelText('Título')).toHaveValue(title);

  answer(publish, { data: project({ title }) });
  await person.click(button());
  await waitFor(() => expect(address()).toBe('/organizations'));
});

it('shows a message of the server at its field', async () => {
  refuse(publish, refusal('ValidationError', { fields: { deadline: 'Formato no válido.' } }));
  const { person } = await openPage('/projects/create', coordinator);
  await fillIn(person);
  await person.click(button());

  expect(await screen.findByText('Último día para solicitarlo: Formato no válido.')).toBeVisible();
  expect(await summary()).toHaveFocus();
  expect(screen.getAllByRole('spinbutton', { name: /Último día/ })[0]).toBeInvalid();
});

it('brings back an unfinished project, and can start again', async () => {
  const first = await openPage('/projects/create', coordinator);
  await paste(first.person, await screen.findByLabelText('Título'), title);
  await waitFor(() => expect(localStorage.getItem('draft:2:project-new')).toContain(title));
  first.unmount();

  const { person } = await openPage('/projects/create', coordinator);
  expect(await screen.findByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue(title);

  await person.click(screen.getByRole('button', { name: 'Descartar borrador' }));
  expect(screen.getByLabelText('Título')).toHaveValue('');
  expect(screen.queryByText('Hemos recuperado lo que habías escrito.')).not.toBeInTheDocument();
});

it('forgets the draft once the project is published', async () => {
  const { person, address } = await openPage('/projects/create', coordinator);
  await fillIn(person);
  await waitFor(() => expect(localStorage.getItem('draft:2:project-new')).toContain(title));
  await person.click(button());

  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(localStorage.getItem('draft:2:project-new')).toBeNull();
});

it('lets a project manager say for which organisation, and one that is left is not kept from a draft', async () => {
  localStorage.setItem(
    'draft:2:project-new',
    JSON.stringify({
      value: { organization: 99, title },
      changedAt: '2026-05-04T10:00:00.000Z',
      base: null,
      tried: null,
    }),
  );
  const { person, address } = await openPage('/projects/create', manager);
  const organization = await screen.findByLabelText('Organización que lo publica');
  await waitFor(() => expect(organization).toHaveValue('5'));

  await person.clear(screen.getByLabelText('Título'));
  await fillIn(person);
  await person.selectOptions(organization, 'Cooperativa Monte Alto');
  await person.click(button());
  await waitFor(() => expect(address()).toBe('/organizations?organization=6'));
  expect(sent()[0]).toMatchObject({ organization: 6 });
});

it('can be filled in while the areas cannot be had, and asks for them again', async () => {
  refuse('GET /api/study-areas', new ApiError('Unexpected'));
  const { person } = await openPage('/projects/create', coordinator);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido cargar las áreas de estudio');
  expect(screen.getByLabelText('Título')).toBeEnabled();

  answer('GET /api/study-areas', { data: [{ id: 1, name: 'Ciencias' }] });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('checkbox', { name: 'Ciencias' })).toBeVisible();
});

it('takes a tag away, and gives focus to its neighbour', async () => {
  const { person } = await openPage('/projects/create', coordinator);
  await person.type(await screen.findByLabelText(/Etiquetas/), 'agua,clima,datos,');

  await person.click(screen.getByRole('button', { name: 'Quitar clima' }));
  expect(screen.queryByRole('button', { name: 'Quitar clima' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar datos' })).toHaveFocus();
});
