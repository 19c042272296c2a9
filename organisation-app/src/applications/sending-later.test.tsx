import {
  address,
  coordinator,
  desk,
  listed,
  namesIn,
  prepareDesk,
  sending,
  sent,
  undo,
} from '../../test/desk.ts';
import { answer, openPage, refuse, screen, sentTo, toasts, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { tomorrowMorning } from '@puente/contract/sending-later';
import { untilTold } from './desk-listing.ts';

beforeEach(prepareDesk);

const sendsAt = '2031-03-05T08:00:00.000Z';
const tomorrow = () => tomorrowMorning(new Date()).toISOString();

async function refuseBrais() {
  const page = await openPage(address, coordinator);
  (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
  await page.person.keyboard('r');
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Rechazar: Brais Otero' })) };
}

it('sends at once unless another moment is chosen', async () => {
  const { person, dialog } = await refuseBrais();
  expect(dialog.getByRole('radio', { name: 'Enviar ahora' })).toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(sent()[0]).not.toHaveProperty('send_at');
});

it('sends the next morning, says so on the card, and takes it back by the key', async () => {
  answer(undo, () => {
    desk.stored[0] = listed(40, 'Brais');
    return { data: { moved: [desk.stored[0]], refused: [] } };
  });
  const { person, dialog } = await refuseBrais();
  await person.click(dialog.getByRole('radio', { name: 'Mañana a las 9:00' }));
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(sent()).toMatchObject([{ status: 'rejected', send_at: tomorrow() }]);
  await waitFor(async () => expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero']));
  expect(screen.getByText(/^Se enviará el \d+ \S+, 09:00$/)).toBeVisible();
  await waitFor(() => expect(toasts()[0]?.message).toMatch(/Has rechazado .* Se enviará el /));
  await person.keyboard('z');
  await waitFor(() => expect(sentTo(undo)).toHaveLength(1));
});

it('takes no day that is none: focus goes to it, and nothing is sent', async () => {
  const { person, dialog } = await refuseBrais();
  await person.click(dialog.getByRole('radio', { name: 'Otro día y hora' }));
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  const day = await dialog.findByRole('group', { name: /^Día/ });
  await waitFor(() => expect(within(day).getAllByRole('spinbutton')[0]).toHaveFocus());
  expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  await person.keyboard('12');
  for (let part = 0; part < 4; part++) await person.tab();
  expect(await dialog.findByText('Formato no válido.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(sent()).toEqual([]);
});

it('keeps the chosen moment in its dialog when the server refuses it, with the reason', async () => {
  refuse(
    'POST /api/projects/:id/desk/decisions',
    new ApiError('ValidationError', {
      status: 400,
      text: 'Revisa los campos marcados.',
      fields: { send_at: 'Elige como tarde el 1 de diciembre.' },
    }),
  );
  const { person, dialog } = await refuseBrais();
  await person.click(dialog.getByRole('radio', { name: 'Mañana a las 9:00' }));
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText(/Elige como tarde el 1 de diciembre/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Mañana a las 9:00' })).toBeChecked();
});

describe('an answer that waits', () => {
  const waiting = (change: object = {}) =>
    listed(40, 'Brais', {
      status: 'rejected',
      held: true,
      sends_at: sendsAt,
      decided_by: 'Marta Lado',
      ...change,
    });
  beforeEach(() => {
    desk.stored[0] = waiting();
    answer(sending, ({ body }: { body?: { data: { send_at: string | null } } }) => {
      desk.stored[0] = waiting({ sends_at: body!.data.send_at });
      return { data: { moved: [desk.stored[0]], refused: [] } };
    });
  });

  it('says in the pane when it is sent and who decided, and is sent now', async () => {
    const { person } = await openPage(`${address}?open=40`, coordinator);
    const pane = within(await screen.findByRole('region', { name: 'Solicitud de Brais Otero' }));
    expect(
      pane.getByText(
        'Se enviará el miércoles, 5 de marzo de 2031, 09:00. Hasta entonces no sabrá nada. Lo decidió Marta Lado.',
      ),
    ).toBeVisible();
    await person.click(pane.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() => expect(pane.getByText(/^Todavía no se lo hemos dicho/)).toBeVisible());
    expect(sentTo(sending)[0]?.body).toEqual({ data: { applications: [40], send_at: null } });
  });

  it('gets another moment, for one or for all that are chosen', async () => {
    desk.stored[1] = listed(41, 'Noa', { status: 'rejected', held: true, sends_at: sendsAt });
    const { person } = await openPage(`${address}?view=list`, coordinator);
    for (const name of ['Brais Otero', 'Noa Otero'])
      await person.click(await screen.findByRole('checkbox', { name: `Elegir a ${name}` }));
    await person.click(screen.getByRole('button', { name: 'Cambiar el momento' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cuándo se envía: 2 solicitudes' }));
    await person.click(dialog.getByRole('radio', { name: 'Mañana a las 9:00' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar el momento' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentTo(sending)[0]?.body).toEqual({ data: { applications: [40, 41], send_at: tomorrow() } });
  });

  it('stays in its dialog when the moment could not be changed', async () => {
    refuse(sending, new ApiError('Network'));
    const { person } = await openPage(`${address}?open=40`, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Cambiar el momento' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cuándo se envía: Brais Otero' }));
    await person.click(dialog.getByRole('radio', { name: 'Mañana a las 9:00' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar el momento' }));
    expect(await dialog.findByText(/^No hemos podido cambiarlo/)).toBeVisible();
  });
});

it('asks for the desk again soon before a mail goes, and not every few seconds for days', () => {
  const now = Date.parse('2026-11-26T10:00:00.000Z');
  const held = (sends_at: string | null) => listed(1, 'Brais', { held: true, sends_at });
  expect(untilTold([listed(1, 'Brais')], now)).toBe(false);
  expect(untilTold([held(null)], now)).toBe(5_000);
  expect(untilTold([held('2026-11-26T10:02:00.000Z')], now)).toBe(120_000);
  expect(untilTold([held('2026-12-20T10:00:00.000Z')], now)).toBe(600_000);
  expect(untilTold([held('2026-12-20T10:00:00.000Z'), held(null)], now)).toBe(5_000);
});
