import { address, coordinator, desk, listed, prepareDesk } from '../../test/desk.ts';
import { answer, openPage, pageOf, refuse, screen, sentTo, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { interview } from '@puente/contract/entities/interview';
import { mayOffer } from './may-offer.ts';

const list = 'GET /api/interviews';
const offer = 'POST /api/interviews';
const move = 'POST /api/interviews/:id/move';
const starts = '2031-03-03T09:00:00.000Z';

const taken = (change: object = {}) =>
  interview.parse({
    id: 7,
    createdAt: '2031-02-20T10:00:00.000Z',
    updatedAt: '2031-02-20T10:00:00.000Z',
    application: 40,
    project: { id: 12, title: 'Mapa de zonas inundables' },
    organization: { name: 'Fundación Ría Viva' },
    student: { name: 'Brais Otero' },
    interviewer: null,
    state: 'taken',
    minutes: 30,
    place_kind: 'phone',
    place: 'Te llamamos',
    note: null,
    times: [{ starts_at: starts, free: true }],
    starts_at: starts,
    ends_at: '2031-03-03T09:30:00.000Z',
    reason: null,
    reason_by: null,
    ...change,
  });

beforeEach(() => {
  prepareDesk();
  desk.stored = [
    listed(40, 'Brais', { status: 'preselected' }),
    listed(41, 'Noa', { status: 'preselected' }),
    listed(42, 'Uxía'),
  ];
  answer(list, pageOf([]));
});

it.each([
  ['somebody preselected', {}, true],
  ['who does not know it yet', { held: true }, false],
  ['who is not preselected', { status: 'new' }, false],
  ['who has one to come', { interview: { state: 'asked', starts_at: null, minutes: 30 } }, false],
  ['whose last one was cancelled', { interview: { state: 'cancelled', starts_at: null, minutes: 30 } }, true],
  ['who had one', { interview: { state: 'done', starts_at: starts, minutes: 30 } }, true],
] as const)('is offered to %s: %j', (_, change, may) => {
  expect(mayOffer({ status: 'preselected', held: false, ...change })).toBe(may);
});

it('is offered to several at once, and not while one of them cannot get it', async () => {
  const { person } = await openPage(address, coordinator);
  const choose = async (name: string) =>
    person.click(await screen.findByRole('checkbox', { name: `Elegir a ${name} Otero` }));
  await choose('Brais');
  await choose('Noa');
  const bar = within(screen.getByRole('group', { name: 'Solicitudes elegidas' }));
  await choose('Uxía');
  expect(bar.queryByRole('button', { name: 'Ofrecer una entrevista' })).not.toBeInTheDocument();
  await choose('Uxía');
  await person.click(bar.getByRole('button', { name: 'Ofrecer una entrevista' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ofrecer una entrevista/ }));
  await person.type(dialog.getByRole('textbox', { name: 'Enlace' }), 'meet.ejemplo.org/sala');
  await person.click(dialog.getByRole('button', { name: 'Añadir otra hora' }));
  expect(dialog.getByRole('button', { name: 'Quitar la hora 2' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Quitar la hora 2' }));
  await person.click(dialog.getByRole('button', { name: 'Ofrecer las horas' }));
  expect(sentTo(offer)).toEqual([]);
  expect(dialog.getByRole('textbox', { name: 'Enlace' })).toHaveValue('meet.ejemplo.org/sala');
});

it('is shown with the time that was chosen, and asks why when it is moved', async () => {
  desk.stored[0] = listed(40, 'Brais', {
    status: 'preselected',
    interview: { state: 'taken', starts_at: starts, minutes: 30 },
  });
  answer(list, pageOf([taken()]));
  const { person } = await openPage(`${address}?open=40`, coordinator);
  const pane = within(await screen.findByRole('region', { name: 'Entrevista con Brais Otero' }));
  expect(pane.getByText(/lunes, 3 de marzo, de 10:00 a 10:30 \(hora peninsular\)/)).toBeVisible();
  expect(screen.getByText(/Entrevista 3 mar/)).toBeVisible();
  await person.click(pane.getByRole('button', { name: 'Cambiar la hora' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Brais Otero/ }));
  refuse(move, new ApiError('Unavailable'));
  await person.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Hay huelga.');
  await person.click(dialog.getByRole('button', { name: 'Cambiar la hora' }));
  expect(sentTo(move)).toEqual([]);
  expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Hay huelga.');
});
