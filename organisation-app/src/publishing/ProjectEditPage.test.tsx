import {
  answer,
  openPage,
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
import { projectExamples } from '@puente/contract/constants/project-examples';

const one = 'GET /api/projects/:id';
const save = 'PUT /api/projects/:id';
const publish = 'POST /api/projects/:id/publish';
const editing = 'GET /api/projects/:id/editing';
const path = '/organizations/projects/12/edit';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const base = '2026-10-02T10:00:00.000Z';
const saved = '2026-10-02T11:00:00.000Z';
const description =
  'Qué barrios se inundarán con más frecuencia y qué medidas serían las más eficaces, y por qué.';

const draft = (change: Parameters<typeof project>[0] = {}) =>
  project({
    status: 'draft',
    publishedAt: null,
    type: null,
    description: '',
    presentiality: 'onsite',
    location: null,
    study_areas: [],
    study_subareas: [],
    ...change,
  });

beforeEach(() => {
  answer(one, { data: project() });
  answer(editing, { data: { changed: null, unsaved: [] } });
  answer('GET /api/study-areas', {
    data: [
      { id: 1, name: 'Ciencias', study_subareas: [{ id: 1, name: 'Biología' }] },
      { id: 2, name: 'Salud', study_subareas: [{ id: 2, name: 'Enfermería' }] },
    ],
  });
  answer('GET /api/programs', { data: [{ id: 1, code: 'data', name: 'Data y tech', logo: null }] });
  answer('GET /api/organizations/:id/people', {
    data: [
      {
        id: 2,
        name: 'Marta',
        surname: 'Souto',
        email: 'persona@puente.test',
        profileType: 'coordinator',
        coordinator: 1,
        job_position: null,
      },
    ],
  });
  answer('GET /api/degree/names', {
    data: [],
    meta: { pagination: { page: 1, pageSize: 10, pageCount: 1, total: 0 } },
  });
  answer(save, { data: project({ updatedAt: saved }) });
  answer(publish, { data: project({ updatedAt: saved }) });
  answer('GET /api/organizations/:id/projects', {
    data: [],
    meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: 0 } },
  });
});

type Person = Awaited<ReturnType<typeof openPage>>['person'];
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
/** Heading of a page of the form. The preview next to it has sections of the same names, one level below. */
const step = (title: string) => screen.findByRole('heading', { level: 2, name: title });
async function paste(person: Person, field: HTMLElement, text: string) {
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}
/** Walks from the first page to the review, through pages that are already valid. */
async function toReview(person: Person) {
  for (const title of [
    'A quién buscas',
    'En qué condiciones',
    'Impacto',
    'Quién acompaña',
    'Plazos y difusión',
    'Revisa tu proyecto',
  ]) {
    await press(person, 'Siguiente');
    await step(title);
  }
}
const sent = (call: typeof save | typeof publish = save) => sentTo(call).map(({ body }) => body?.data);

it('§3 asks for every field, the title first, and publishes a draft that was filled in', async () => {
  answer(one, { data: draft() });
  const { person, address } = await openPage(path, coordinator);
  await heading('Prepara tu proyecto');
  expect(await box(/Título/)).toHaveValue('Mapa de zonas inundables');
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo de proyecto/ }), 'TFM');
  await paste(person, await box(/Descripción/), description);
  await press(person, 'Siguiente');

  await step('A quién buscas');
  expect(screen.queryByRole('checkbox', { name: 'Enfermería' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Salud' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Enfermería' }));
  await press(person, 'Siguiente');

  await step('En qué condiciones');
  await person.click(screen.getByRole('radio', { name: 'Híbrido' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: /Provincia/ }), 'Lugo');
  await press(person, 'Siguiente');

  await step('Impacto');
  await person.click(screen.getByRole('checkbox', { name: 'ODS 13: Acción por el clima' }));
  await paste(person, await box(/Por qué contribuye/), 'Menos daños.');
  await press(person, 'Siguiente');

  await step('Quién acompaña');
  await person.selectOptions(screen.getByRole('combobox', { name: /Programa/ }), 'Data y tech');
  await person.selectOptions(
    screen.getByRole('combobox', { name: /Quién lo lleva/ }),
    'Marta Souto (persona@puente.test)',
  );
  await paste(person, await box(/Correo de docentes/), 'docente@udc.es');
  await press(person, 'Siguiente');

  await step('Plazos y difusión');
  expect(screen.getByRole('radio', { name: /Sin último día/ })).toBeChecked();
  await press(person, 'Siguiente');
  await step('Revisa tu proyecto');
  await press(person, 'Publicar proyecto');

  await heading('Tu proyecto está publicado');
  expect(address()).toBe(`${path}?published=1`);
  expect(sent()).toEqual([
    {
      base,
      type: 'TFM',
      description,
      study_areas: ['Salud'],
      study_subareas: ['Enfermería'],
      presentiality: 'hybrid',
      location: 'Lugo',
      ods: [13],
      ods_explanation: 'Menos daños.',
      program: 1,
      coordinator: 1,
      tutor_emails: ['docente@udc.es'],
    },
  ]);
  expect(sentTo(publish)).toHaveLength(1);
  expect(screen.getByText(/responder cada una en 15 días/)).toBeVisible();
}, 20_000);

it('keeps a draft as far as it is filled in', async () => {
  answer(one, { data: draft() });
  const { person, address } = await openPage(path, coordinator);
  await paste(person, await box(/Objetivos/), 'Un mapa.');
  await press(person, 'Guardar borrador y salir');
  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(sent()).toEqual([{ base, objectives: 'Un mapa.' }]);
  expect(sentTo(publish)).toEqual([]);
  expect(toasts()).toMatchObject([{ message: 'Borrador guardado. Lo tienes en «Mis proyectos».' }]);
});

it('says what a draft lacks, page by page', async () => {
  answer(one, { data: draft() });
  const { person } = await openPage(path, coordinator);
  await box(/Título/);
  await press(person, 'Siguiente');
  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Tipo de proyecto: Este campo es obligatorio.', 'Descripción: Este campo es obligatorio.']);
});

it('leads to the page of a field that only the server refuses', async () => {
  answer(one, {
    data: draft({ type: 'TFG', description, study_areas: ['Ciencias'], presentiality: 'remote' }),
  });
  refuse(publish, refusal('ValidationError', { fields: { deadline: 'Ese día ya ha pasado.' } }));
  const { person } = await openPage(path, coordinator);
  await box(/Título/);
  await toReview(person);
  await press(person, 'Publicar proyecto');
  await step('Plazos y difusión');
  expect(
    within(await screen.findByRole('group', { name: 'Revisa estos campos' })).getByRole('link'),
  ).toHaveTextContent('Último día para solicitarlo: Ese día ya ha pasado.');
}, 20_000);

it('shows while one types what students will see, and advises without blocking', async () => {
  answer(one, {
    data: draft({ type: 'TFG', description, study_areas: ['Ciencias'], presentiality: 'remote' }),
  });
  const { person } = await openPage(path, coordinator);
  await paste(person, await box(/Título/), 'Proyecto de colaboración');
  const preview = screen.getByRole('region', { name: 'Así lo verán' });
  expect(await within(preview).findByRole('heading', { name: 'Proyecto de colaboración' })).toBeVisible();
  const advice = () => screen.getByRole('region', { name: 'Para que llegue a más gente' });
  await waitFor(() => expect(advice()).toHaveTextContent('El título podría ser de cualquier proyecto.'));
  expect(advice()).not.toHaveTextContent('remuneración');
  await toReview(person);
  // The preview renders after the page of the form.
  await waitFor(() => expect(advice()).toHaveTextContent('No dices si hay remuneración.'));
  expect(within(preview).getAllByText('Sin fecha límite')[0]).toBeVisible();
  await press(person, 'Publicar proyecto');
  await heading('Tu proyecto está publicado');
}, 20_000);

describe('two people on one draft', () => {
  const theirs = () => project({ updatedAt: saved, title: 'Mapa de Marta', tags: ['puerto'] });

  it('tells the second who was first, brings what they changed, and overwrites nothing by itself', async () => {
    const { person, address } = await openPage(path, coordinator);
    await paste(person, await box(/Título/), 'Mapa de las zonas inundables');
    await paste(person, await box(/Objetivos/), 'Un mapa.');
    await toReview(person);
    refuse(save, refusal('ProjectChanged'));
    answer(one, { data: theirs() });
    answer(editing, { data: { changed: { name: 'Brais', surname: 'Otero', at: saved }, unsaved: [] } });
    await press(person, 'Guardar los cambios');

    const notice = await screen.findByText(/Brais Otero guardó cambios en este proyecto \(2 oct, 13:00\)/);
    expect(notice).toBeVisible();
    expect(screen.getByText('Hemos traído sus cambios en: Temas.')).toBeVisible();
    const told = notice.closest<HTMLElement>('[role=status]') as HTMLElement;
    expect(told).toHaveFocus();
    expect(within(told).getByRole('listitem')).toHaveTextContent(
      'TítuloGuardadoMapa de MartaTuyo (está en el formulario)Mapa de las zonas inundables',
    );
    // Switch from one version to the other and back.
    await press(person, 'Usar lo guardado en «Título»');
    await press(person, 'Volver a lo mío en «Título»');
    expect(address()).toBe(path);

    answer(save, { data: theirs() });
    await press(person, 'Guardar los cambios');
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(sent()).toEqual([
      { base, title: 'Mapa de las zonas inundables', objectives: 'Un mapa.' },
      { base: saved, title: 'Mapa de las zonas inundables', objectives: 'Un mapa.' },
    ]);
  }, 20_000);

  it('names the version that a draft of another day grew from', async () => {
    answer('GET /api/drafts', {
      data: [
        {
          name: 'project-12',
          value: { values: { title: 'Lo de ayer tarde', version: '2026-10-01T09:00:00.000Z' }, page: 1 },
          updatedAt: '2026-10-01T09:10:00.000Z',
        },
      ],
    });
    const { person } = await openPage(path, coordinator);
    await waitFor(async () => expect(await box(/Título/)).toHaveValue('Lo de ayer tarde'));
    await toReview(person);
    await press(person, 'Guardar los cambios');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ base: '2026-10-01T09:00:00.000Z' });
  }, 20_000);

  it('says who has typed something and not saved it', async () => {
    answer(editing, { data: { changed: null, unsaved: [{ name: 'Brais', surname: 'Otero', at: saved }] } });
    await openPage(path, coordinator);
    expect(await screen.findByText(/Brais Otero tiene cambios sin guardar \(2 oct, 13:00\)/)).toBeVisible();
  });
});

describe('states', () => {
  it('does not find a project that is not there', async () => {
    refuse(one, new ApiError('NotFound'));
    await openPage(path, coordinator);
    await heading('No encontramos este proyecto entre los tuyos');
  });

  it('is for the people of its organisation', async () => {
    answer(one, {
      data: project({ organization: { id: 9, name: 'Otra', sector: null, location: null, logo: null } }),
    });
    await openPage(path, coordinator);
    expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  });

  it('leaves a closed project as it is', async () => {
    answer(one, { data: project({ status: 'selected' }) });
    await openPage(path, coordinator);
    await heading('Este proyecto ya está cerrado');
  });

  it('asks again for a list that did not come', async () => {
    refuse('GET /api/organizations/:id/people', new ApiError('Unexpected'));
    const { person } = await openPage(path, coordinator);
    await heading('No hemos podido cargar el formulario');
    answer('GET /api/organizations/:id/people', { data: [] });
    await press(person, 'Reintentar');
    await box(/Título/);
  });
});

it.each(['TFG', 'Proyecto de impacto'] as const)(
  'shows a good %s beside the form, for who asks for it',
  async (type) => {
    answer(one, { data: draft({ type }) });
    const { person } = await openPage(path, coordinator);
    const summary = await screen.findByText(`Un buen ejemplo de ${type}`);
    const example = screen.getByRole('heading', { name: projectExamples[type].title, hidden: true });
    expect(example).not.toBeVisible();
    await person.click(summary);
    expect(example).toBeVisible();
  },
);
