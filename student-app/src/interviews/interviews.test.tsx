import { application, pageOf, project, student } from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { type Interview, interview } from '@puente/contract/entities/interview';
import { errors } from '@puente/contract/errors';
import type { OnTheWire } from '@puente/contract/ids';

const list = 'GET /api/interviews';
const take = 'POST /api/interviews/:id/take';
const cancel = 'POST /api/interviews/:id/cancel';
const [first, second] = ['2031-03-03T09:00:00.000Z', '2031-03-04T16:00:00.000Z'];

const offered = (change: Partial<OnTheWire<Interview>> = {}) =>
  interview.parse({
    id: 7,
    createdAt: '2031-02-20T10:00:00.000Z',
    updatedAt: '2031-02-20T10:00:00.000Z',
    application: 40,
    project: { id: 12, title: 'Huertos urbanos' },
    organization: { name: 'Fundación Río Limpio' },
    interviewer: { name: 'Marta Otero' },
    state: 'offered',
    minutes: 30,
    place_kind: 'video',
    place: 'https://meet.ejemplo.org/sala',
    note: null,
    times: [
      { starts_at: first, free: true },
      { starts_at: second, free: true },
    ],
    starts_at: null,
    ends_at: null,
    reason: null,
    reason_by: null,
    ...change,
  });
const taken = (change: Partial<OnTheWire<Interview>> = {}) =>
  offered({ state: 'taken', starts_at: first, ends_at: '2031-03-03T09:30:00.000Z', ...change });

async function open(found: Interview[]) {
  answer('GET /api/applys/:id', { data: application({ project: project(), status: 'preselected' }) });
  answer(list, pageOf(found));
  const page = await openPage('/profile/applications/40', student());
  await heading('Tu solicitud');
  return page;
}

const panel = () => within(screen.getByRole('region', { name: 'Entrevista' }));

it('takes one of the offered times, written in the time of mainland Spain', async () => {
  const { person } = await open([offered()]);
  await person.click(panel().getByRole('button', { name: 'Reservar esta hora' }));
  expect(panel().getByText('Elige una hora.')).toBeVisible();
  expect(sentTo(take)).toEqual([]);
  answer(take, { data: taken() });
  answer(list, pageOf([taken()]));
  await person.click(
    panel().getByRole('radio', { name: /lunes, 3 de marzo, de 10:00 a 10:30 \(hora peninsular\)/ }),
  );
  await person.click(panel().getByRole('button', { name: 'Reservar esta hora' }));
  expect(sentTo(take)).toMatchObject([{ params: { id: 7 }, body: { data: { starts_at: first } } }]);
  expect(await panel().findByText(/Tu entrevista está confirmada/)).toBeVisible();
  expect(panel().getByRole('link', { name: 'Añadir a mi calendario' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/interviews/7/calendar'),
  );
});

it('writes the time of a student in another zone beside that of mainland Spain', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions();
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...here, timeZone: 'Atlantic/Canary' });
  await open([taken()]);
  expect(panel().getByText(/de 10:00 a 10:30 \(hora peninsular\)/)).toBeVisible();
  expect(panel().getByText(/En tu zona horaria: .*de 9:00 a 9:30/)).toBeVisible();
  zone.mockRestore();
});

it('shows the others when somebody was faster', async () => {
  const { person } = await open([offered()]);
  refuse(take, new ApiError('SlotTaken', errors.SlotTaken));
  answer(
    list,
    pageOf([
      offered({
        times: [
          { starts_at: first, free: false },
          { starts_at: second, free: true },
        ],
      }),
    ]),
  );
  await person.click(panel().getByRole('radio', { name: /3 de marzo/ }));
  await person.click(panel().getByRole('button', { name: 'Reservar esta hora' }));
  expect(await panel().findByText('Esta hora ya está ocupada. Elige otra.')).toBeVisible();
  await waitFor(() => expect(panel().getByRole('radio', { name: /3 de marzo/ })).toBeDisabled());
  expect(panel().getByRole('radio', { name: /4 de marzo/ })).toBeEnabled();
});

it('asks why when it is cancelled, and keeps what was typed after a refusal', async () => {
  const { person } = await open([taken({ reason: 'Hay huelga.', reason_by: 'organization' })]);
  expect(panel().getByText('Motivo de Fundación Río Limpio: «Hay huelga.»')).toBeVisible();
  await person.click(panel().getByRole('button', { name: 'Cancelar la entrevista' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la entrevista?' }));
  const send = dialog.getByRole('button', { name: 'Cancelar la entrevista' });
  await person.click(send);
  expect(sentTo(cancel)).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: /¿Por qué/ }), 'He aceptado otro proyecto.');
  refuse(cancel, new ApiError('Unavailable'));
  await person.click(send);
  expect(await dialog.findByText(/no está disponible/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /¿Por qué/ })).toHaveValue('He aceptado otro proyecto.');
  answer(cancel, { data: taken({ state: 'cancelled' }) });
  answer(
    list,
    pageOf([taken({ state: 'cancelled', reason: 'He aceptado otro proyecto.', reason_by: 'student' })]),
  );
  await person.click(send);
  expect(await panel().findByText('Cancelada.')).toBeVisible();
  expect(panel().queryByRole('button')).not.toBeInTheDocument();
});

it('stands in the list of applications while it is to come', async () => {
  answer('GET /api/applys', pageOf([application({ project: project(), status: 'preselected' })]));
  answer(list, pageOf([offered()]));
  await openPage('/profile?section=applys', student());
  expect(await screen.findByRole('link', { name: 'Elige hora para tu entrevista' })).toHaveAttribute(
    'href',
    '/profile/applications/40',
  );
});
