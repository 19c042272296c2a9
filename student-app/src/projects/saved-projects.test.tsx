import {
  act,
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../test/render.tsx';
import { newcomer, pageOf, project, student, studyAreas, teacher } from '../../test/fixtures.ts';
import { ids } from '@puente/contract/ids';
import { ApiError } from '@puente/client/api-error';
import { useSession } from '@puente/platform/session';

const save = 'PUT /api/students/:id';
const favorites = () => useSession.getState().user?.details?.favorites;
const button = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  answer('GET /api/study-areas', studyAreas);
  answer('GET /api/projects', pageOf([project()]));
  answer(save, { data: {} });
});

it('saves a project at once and tells the API about that one only', async () => {
  let finish = () => {};
  answer(save, () => new Promise<void>((done) => (finish = done)));
  const { person } = await openPage('/projects', newcomer([4]));

  await person.click(await button(/^Guardar proyecto: Huertos/));
  expect(await button(/^Quitar de guardados: Huertos/)).toHaveAttribute('aria-pressed', 'true');
  expect(favorites()).toEqual([4, 12]);
  expect(sentTo(save)).toEqual([{ params: { id: 7 }, body: { data: { favorites: { connect: [12] } } } }]);
  finish();
});

it('forgets a saved one', async () => {
  const { person } = await openPage('/projects', newcomer([4, 12]));
  await person.click(await button(/^Quitar de guardados: Huertos/));

  expect(await button(/^Guardar proyecto: Huertos/)).toHaveAttribute('aria-pressed', 'false');
  expect(favorites()).toEqual([4]);
  expect(sentTo(save)[0]?.body).toEqual({ data: { favorites: { disconnect: [12] } } });
});

it('takes it back, with a reason, when the API refuses', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await openPage('/projects', newcomer());
  await person.click(await button(/^Guardar proyecto: Huertos/));

  await waitFor(() =>
    expect(toastMessages()).toEqual([
      expect.stringMatching(/^No se ha podido guardar el proyecto\. No hay conexión/),
    ]),
  );
  expect(await button(/^Guardar proyecto: Huertos/)).toHaveAttribute('aria-pressed', 'false');
  expect(favorites()).toEqual([]);
});

it('ends as the last press said, however quickly they come', async () => {
  const { person } = await openPage('/projects', newcomer());
  await person.click(await button(/^Guardar proyecto/));
  await person.click(await button(/^Quitar de guardados/));
  await person.click(await button(/^Guardar proyecto/));

  await waitFor(() => expect(sentTo(save)).toHaveLength(3));
  expect(sentTo(save).map(({ body }) => Object.keys(body?.data.favorites as object)[0])).toEqual([
    'connect',
    'disconnect',
    'connect',
  ]);
  expect(favorites()).toEqual([12]);
});

it("leaves another user's list alone when the answer comes after they signed in", async () => {
  let fail = () => {};
  answer(save, () => new Promise((_, refused) => (fail = () => refused(new ApiError('Unexpected')))));
  const { person } = await openPage('/projects', newcomer());
  await person.click(await button(/^Guardar proyecto/));

  const other = student([12]);
  act(() =>
    useSession.setState({
      user: { ...other, id: ids.user.parse(2), details: { ...other.details!, id: ids.profile.parse(8) } },
    }),
  );
  fail();
  await waitFor(() => expect(toastMessages()).toHaveLength(1));
  expect(favorites()).toEqual([12]);
});

it('is for students only', async () => {
  answer('GET /api/projects/:id', { data: project() });
  await openPage('/projects/12', teacher);
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByRole('button', { name: /Guardar/ })).not.toBeInTheDocument();
});
