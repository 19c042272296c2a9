import { opportunity, organization, student, teacher } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { useSession } from '@puente/platform/session';

const one = 'GET /api/opportunities/:id';
const save = 'PUT /api/students/:id';
const title = 'Jornada de puertas abiertas';
const { id, name, sector, location, logo = null } = organization();
const event = () => opportunity({ organization: { id, name, sector, location, logo } });
const interests = () => useSession.getState().user?.details?.opportunities;
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  answer(one, { data: event() });
  answer(save, { data: {} });
});

it('§3 tells everything about an event: its date, place, for whom it is, its content and its address', async () => {
  await openPage('/spaces/opportunities/21', student());
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText('Evento')).toBeVisible();
  expect(fact('Cuándo')).toHaveTextContent('miércoles, 12 de marzo de 2031, 17:00, hora peninsular');
  expect(fact('Dónde')).toHaveTextContent('Presencial · Lugo');
  expect(fact('A quién se dirige')).toHaveTextContent('Biología o Ciencias Ambientales');
  expect(screen.queryByText('Remuneración')).not.toBeInTheDocument();
  expect(await heading('Qué haremos')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ver el evento en su web/ })).toHaveAttribute(
    'href',
    'https://inscripciones.riolimpio.test/1',
  );
  expect(screen.getByRole('link', { name: 'Fundación Río Limpio' })).toHaveAttribute(
    'href',
    '/organizations/3',
  );
});

it('gives an event to the reader’s own calendar', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { person } = await openPage('/spaces/opportunities/21', student());
  await person.click(await screen.findByRole('button', { name: 'Añadir a mi calendario' }));
  expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  click.mockRestore();
});

it('§3 tells the pay of an offer, and no date', async () => {
  answer(one, { data: opportunity({ details: { type: 'Oferta', remuneration: '600 € al mes' } }) });
  await openPage('/spaces/opportunities/21', student());
  await heading(title);
  expect(fact('Remuneración')).toHaveTextContent('600 € al mes');
  expect(screen.queryByText('Cuándo')).not.toBeInTheDocument();
});

it("§7.6 'Me interesa' is said at once, with what the organisation sees, and can be undone", async () => {
  const { person } = await openPage('/spaces/opportunities/21', student());
  const told = await screen.findByText(/la organización verá tu nombre, tu universidad/);
  expect(told).toHaveTextContent('Podrá escribirte en el chat hasta que quites tu interés.');
  await person.click(await screen.findByRole('button', { name: /^Me interesa/ }));
  expect(await screen.findByRole('button', { name: /^Ya no me interesa/ })).toBeVisible();
  expect(interests()).toEqual([21]);
  await person.click(screen.getByRole('button', { name: /^Ya no me interesa/ }));
  expect(await screen.findByRole('button', { name: /^Me interesa/ })).toBeVisible();
  await waitFor(() => expect(interests()).toEqual([]));
  await waitFor(() =>
    expect(sentTo(save).map(({ body }) => body?.data)).toEqual([
      { opportunities: { connect: [21] } },
      { opportunities: { disconnect: [21] } },
    ]),
  );
});

it('takes the interest back, and says so, when the API refuses', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await openPage('/spaces/opportunities/21', student());
  await person.click(await screen.findByRole('button', { name: /^Me interesa/ }));
  await waitFor(() => expect(interests()).toEqual([]));
  expect(toastMessages().at(-1)).toMatch(/^No hemos podido decir a la organización que te interesa/);
});

it('says that an event is over, and offers no interest in it', async () => {
  answer(one, { data: opportunity({ status: 'closed' }) });
  await openPage('/spaces/opportunities/21', student());
  expect(await screen.findByText('Este evento ya ha pasado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /interesa/ })).not.toBeInTheDocument();
});

it('is for students to be interested in', async () => {
  await openPage('/spaces/opportunities/21', teacher);
  await heading(title);
  expect(screen.queryByRole('button', { name: /interesa/ })).not.toBeInTheDocument();
});

it('leads on from what is gone, and tries again after a failure', async () => {
  refuse(one, new ApiError('NotFound'));
  const { unmount } = await openPage('/spaces/opportunities/21', student());
  expect(await heading('No encontramos esta oportunidad')).toBeVisible();
  unmount();
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/spaces/opportunities/21', student());
  await heading('No hemos podido cargar la oportunidad');
  answer(one, { data: event() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading(title)).toBeVisible();
});

it.each(['0', 'create'])('knows without asking that there is no opportunity %p', async (wrong) => {
  await openPage(`/spaces/opportunities/${wrong}`, student());
  expect(await heading('No encontramos esta oportunidad')).toBeVisible();
  expect(sentTo(one)).toHaveLength(0);
});
