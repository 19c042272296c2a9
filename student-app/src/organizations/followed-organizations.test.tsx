import { figures, organization, pageOf, student } from '../../test/fixtures.ts';
import {
  answer,
  hold,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { useSession } from '@puente/platform/session';

const save = 'PUT /api/students/:id';
const metric = 'POST /api/project-metrics';
const follows = () => useSession.getState().user?.details?.follows;
const button = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  answer('GET /api/organizations/:id', { data: organization() });
  answer('GET /api/organizations/:id/stats', figures());
  answer('GET /api/organizations/:id/brand', { data: { academic_profiles: [] } });
  answer('GET /api/organizations/:id/projects', pageOf([]));
  answer(save, { data: {} });
  answer(metric, { data: {} });
});

it('§7.6 follows at once, tells the API about that organisation only, and posts the project metric', async () => {
  const saving = hold(save);
  const { person } = await openPage('/organizations/3', student());
  await person.click(await button(/^Seguir: Fundación Río Limpio/));
  expect(await button(/^Dejar de seguir/)).toBeVisible();
  expect(follows()).toEqual([3]);
  expect(sentTo(save)).toEqual([{ params: { id: 7 }, body: { data: { follows: { connect: [3] } } } }]);
  // The metric is not recorded before the change is saved.
  expect(sentTo(metric)).toEqual([]);

  await saving.settle({ data: {} });
  await waitFor(() =>
    expect(sentTo(metric)[0]?.body?.data).toMatchObject({
      type: 'follow',
      organization: 3,
      deleteEntry: false,
    }),
  );
  // The number of followers is refetched.
  await waitFor(() => expect(sentTo('GET /api/organizations/:id/stats')).toHaveLength(2));

  answer(save, { data: {} });
  await person.click(await button(/^Dejar de seguir/));
  expect(follows()).toEqual([]);
  await waitFor(() => expect(sentTo(metric)[1]?.body?.data).toMatchObject({ deleteEntry: true }));
  expect(sentTo(save)[1]?.body).toEqual({ data: { follows: { disconnect: [3] } } });
});

it('is undone, with a reason, when the API refuses, and then nothing is counted', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await openPage('/organizations/3', student());
  await person.click(await button(/^Seguir/));
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      expect.stringMatching(/^No hemos podido apuntar que sigues a esta organización\. No hay conexión/),
    ]),
  );
  expect(await button(/^Seguir/)).toBeVisible();
  expect(follows()).toEqual([]);
  expect(sentTo(metric)).toEqual([]);
});

it('stays when only the count could not be written', async () => {
  refuse(metric, new ApiError('Unexpected'));
  const { person } = await openPage('/organizations/3', student());
  await person.click(await button(/^Seguir/));
  await waitFor(() => expect(sentTo(metric)).toHaveLength(1));
  expect(await button(/^Dejar de seguir/)).toBeVisible();
  expect(toastMessages()).toEqual([]);
});
