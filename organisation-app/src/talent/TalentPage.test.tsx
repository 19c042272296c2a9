import {
  answer,
  heading,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/render.tsx';
import { answerTalent, brais, coordinator, manager } from '../../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const find = 'GET /api/students/find';
const look = 'GET /api/students/:id/talent';
const access = 'GET /api/organizations/:id/talent/access';
const sabela = {
  ...brais,
  id: 8,
  name: 'Sabela',
  surname: 'Rey',
  degrees: [],
  tags: [],
  work_deadline: null,
};
const counts = { student_area: { Ciencias: 12, Derecho: 3 }, tags: { Agua: 5 }, province: { Lugo: 2 } };

beforeEach(() => {
  answerTalent();
  answer(find, ({ query }: { query?: { facets?: string[] } }) => {
    const page = pageOf([brais, sabela], { total: 34, pageCount: 3 });
    return query?.facets ? { ...page, meta: { ...page.meta, facets: counts } } : page;
  });
});

/** Requests for a page of the list, without those for the filter counts. */
const asked = () => sentTo(find).filter(({ query }) => query?.facets === undefined);

it('§2.3, §7.6 lists students who chose to be found, each with what they study and why they appear', async () => {
  await openPage('/spaces/organizations/talent?interest=Agua&area=Ciencias', coordinator);
  const title = await screen.findByRole('heading', { level: 2, name: 'Brais Otero' });
  expect(screen.getByText('34 estudiantes')).toHaveAttribute('role', 'status');
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/spaces/organizations/talent/7');
  const card = within(title.closest('article')!);
  expect(card.getByText(/^Grado en Biología/)).toBeVisible();
  expect(card.getByText(/Área: Ciencias\. Interés: Agua\.$/)).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(asked()[0]?.query).toMatchObject({
    filters: { student_area: { $in: ['Ciencias'] }, tags: { $in: ['Agua'] } },
    sort: 'createdAt:desc',
  });
});

it('says of each option how many it would give, and has no score and no order but the date', async () => {
  const { person, address } = await openPage('/spaces/organizations/talent', coordinator);
  const option = await screen.findByRole('checkbox', { name: 'Derecho' });
  expect(option).toHaveAccessibleDescription('3 resultados');
  expect(
    screen.getAllByText('ha elegido que las organizaciones le encuentren.', { exact: false }),
  ).toHaveLength(2);
  const orders = within(screen.getByRole('combobox', { name: 'Ordenar por' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Registrados hace menos',
    'Registrados hace más',
  ]);
  await person.click(option);
  await waitFor(() => expect(address()).toBe('/spaces/organizations/talent?area=Derecho'));
  await waitFor(() => expect(asked().at(-1)?.query?.filters).toEqual({ student_area: { $in: ['Derecho'] } }));
});

it('names the filter to drop when nobody fits, and says so when there is nobody', async () => {
  answer(find, ({ query }: { query?: { filters?: object } }) =>
    query?.filters && 'province' in query.filters ? pageOf([]) : pageOf([brais], { total: 12 }),
  );
  const { person } = await openPage('/spaces/organizations/talent?province=Lugo&area=Ciencias', coordinator);
  await heading('Nadie encaja con tu búsqueda');
  await person.click(await screen.findByRole('button', { name: /Provincia: Lugo 12 estudiantes/ }));
  await heading('Brais Otero');
});

it('is empty while no student has chosen to appear', async () => {
  answer(find, pageOf([]));
  await openPage('/spaces/organizations/talent', coordinator);
  await heading('Todavía no hay estudiantes que hayan elegido aparecer');
});

it('says when the list could not be had, and asks again', async () => {
  // The error is logged (specification §8).
  const log = jest.spyOn(console, 'error').mockImplementation();
  refuse(find, new ApiError('Unexpected'));
  const { person } = await openPage('/spaces/organizations/talent', coordinator);
  await heading('No hemos podido cargar los estudiantes');
  answer(find, pageOf([brais]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Brais Otero');
  expect(log).toHaveBeenCalledWith('Error obtaining projects list', expect.anything());
  log.mockRestore();
});

describe('without access (§6)', () => {
  it('leads a coordinator to what it is and how to ask for it', async () => {
    answer(access, { data: false });
    const log = jest.spyOn(console, 'error').mockImplementation();
    refuse(find, new ApiError('TalentAccessRequired', errors.TalentAccessRequired));
    const { address } = await openPage('/spaces/organizations/talent?area=Ciencias', coordinator);
    await heading('Pide acceso al Talent Corner');
    expect(address()).toBe('/spaces/organizations/talent/no-access');
    expect(screen.getByText(/Todavía no está abierto para Fundación Ría Viva/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir acceso al equipo' })).toHaveAttribute(
      'href',
      expect.stringContaining('conversation=team'),
    );
    log.mockRestore();
  });

  it('lets a project manager in with one organisation that has it', async () => {
    answer(access, ({ params }: { params?: { id: number } }) => ({ data: params?.id === 6 }));
    await openPage('/spaces/organizations/talent', manager);
    await heading('Brais Otero');
  });

  it('shows no profile either', async () => {
    answer(access, { data: false });
    const { address } = await openPage('/spaces/organizations/talent/7', coordinator);
    await heading('Pide acceso al Talent Corner');
    expect(address()).toBe('/spaces/organizations/talent/no-access');
    expect(sentTo(look)).toEqual([]);
  });

  it('tells who has access already that they do', async () => {
    await openPage('/spaces/organizations/talent/no-access', coordinator);
    expect(await screen.findByRole('link', { name: 'Entrar en el Talent Corner' })).toHaveAttribute(
      'href',
      '/spaces/organizations/talent',
    );
  });

  it('asks again when access could not be looked up', async () => {
    refuse(access, new ApiError('Unexpected'));
    const { person } = await openPage('/spaces/organizations/talent', coordinator);
    await heading('No hemos podido comprobar tu acceso al Talent Corner');
    answer(access, { data: true });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading('Brais Otero');
  });
});

describe('a profile', () => {
  it('shows what the student allows, and says that the student is told who looked', async () => {
    answer(access, ({ params }: { params?: { id: number } }) => ({ data: params?.id === 6 }));
    await openPage('/spaces/organizations/talent/7', manager);
    await heading('Brais Otero');
    const facts = within(screen.getByRole('complementary', { name: 'Datos clave' }));
    expect(facts.getByText('Eligiendo el tema')).toBeVisible();
    expect(facts.getByText(/Sabrá que tu organización ha mirado su perfil/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ríos vivos' })).toHaveAttribute('href', '/tfx/3');
    // The request names the organisation that has access.
    expect(sentTo(look)).toMatchObject([{ params: { id: 7 }, query: { organization: 6 } }]);
  });

  it('of a student who no longer appears is gone', async () => {
    refuse(look, new ApiError('NotFound'));
    await openPage('/spaces/organizations/talent/7', coordinator);
    await heading('Este perfil no está en el Talent Corner');
    expect(screen.getByRole('link', { name: 'Ver a otros estudiantes' })).toBeVisible();
  });

  it('that could not be loaded can be asked for again', async () => {
    refuse(look, new ApiError('Unexpected'));
    await openPage('/spaces/organizations/talent/7', coordinator);
    await heading('No hemos podido cargar el perfil');
  });
});
