import {
  coordinator,
  newcomer,
  pageOf,
  project,
  student,
  studyAreas,
  teacherWhoSaved,
} from '../../test/fixtures.ts';
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
import { ApiError } from '@puente/client/api-error';
import type { CallName } from '@puente/contract/calls';
import type { CurrentUser } from '@puente/contract/entities/user';
import { ids } from '@puente/contract/ids';
import { forgetPendingSave, useSession } from '@puente/platform/session';
import { useLoginDialog } from '@puente/platform/ui';
import { work } from '@puente/testing/pages/records';

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

it('is for students and teachers only', async () => {
  answer('GET /api/projects/:id', { data: project() });
  await openPage('/projects/12', coordinator);
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByRole('button', { name: /Guardar/ })).not.toBeInTheDocument();
});

describe('a teacher', () => {
  const saveAsTeacher = 'PUT /api/teachers/:id';
  beforeEach(() => {
    answer('GET /api/projects/:id', { data: project() });
    answer(saveAsTeacher, { data: {} });
  });

  it('saves and forgets a project on its page and on its card', async () => {
    const { person, go } = await openPage('/projects/12', teacherWhoSaved([4]));
    await person.click(await button(/^Guardar proyecto$/));
    expect(favorites()).toEqual([4, 12]);
    await go('/projects');
    await person.click(await button(/^Quitar de guardados: Huertos/));
    expect(favorites()).toEqual([4]);
    await waitFor(() =>
      expect(sentTo(saveAsTeacher)).toEqual([
        { params: { id: 9 }, body: { data: { favorites: { connect: [12] } } } },
        { params: { id: 9 }, body: { data: { favorites: { disconnect: [12] } } } },
      ]),
    );
    expect(sentTo(save)).toEqual([]);
  });

  it('reads why it could not be saved', async () => {
    refuse(saveAsTeacher, new ApiError('Network'));
    const { person } = await openPage('/projects', teacherWhoSaved([]));
    await person.click(await button(/^Guardar proyecto: Huertos/));
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    expect(favorites()).toEqual([]);
  });
});

describe('a visitor who saves', () => {
  const signIn = (user: CurrentUser) => act(() => useSession.setState({ user, status: 'authenticated' }));
  beforeEach(() => {
    forgetPendingSave();
    answer('PUT /api/teachers/:id', { data: {} });
  });

  it.each<[string, CurrentUser, CallName, number]>([
    ['a student', newcomer([4]), save, 7],
    ['a teacher', teacherWhoSaved([4]), 'PUT /api/teachers/:id', 9],
  ])('logs in as %s and finds it saved', async (_, user, call, id) => {
    const { person } = await openPage('/projects', null);
    await person.click(await button(/^Guardar proyecto: Huertos/));
    expect(useLoginDialog.getState().open).toBe(true);
    signIn(user);
    expect(await button(/^Quitar de guardados: Huertos/)).toHaveAttribute('aria-pressed', 'true');
    expect(sentTo(call)).toEqual([{ params: { id }, body: { data: { favorites: { connect: [12] } } } }]);
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado el proyecto.']));
  });

  it('saves nothing twice, and nothing that was saved before', async () => {
    const { person } = await openPage('/projects', null);
    await person.click(await button(/^Guardar proyecto: Huertos/));
    signIn(newcomer([12]));
    expect(await button(/^Quitar de guardados: Huertos/)).toBeVisible();
    expect([sentTo(save), toastMessages()]).toEqual([[], []]);
  });

  it('logs in as one who saves none: nothing is sent', async () => {
    answer('GET /api/projects/:id', { data: project() });
    const { person } = await openPage('/projects/12', null);
    await person.click(await button(/^Guardar proyecto$/));
    signIn(coordinator);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Guardar/ })).not.toBeInTheDocument());
    expect([...sentTo(save), ...sentTo('PUT /api/teachers/:id')]).toEqual([]);
  });

  it('loses it with the login that was closed', async () => {
    const { person } = await openPage('/projects', null);
    await person.click(await button(/^Guardar proyecto: Huertos/));
    forgetPendingSave();
    signIn(newcomer());
    expect(await button(/^Guardar proyecto: Huertos/)).toBeVisible();
    expect(sentTo(save)).toEqual([]);
  });

  it('finds a work saved, too', async () => {
    answer('GET /api/tfxes', pageOf([work()]));
    const { person } = await openPage('/tfx', null);
    await person.click(await button(/^Guardar trabajo/));
    signIn(newcomer());
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado el trabajo.']));
    expect(sentTo(save)[0]?.body?.data).toHaveProperty('favorites_tfxes.connect');
  });
});
