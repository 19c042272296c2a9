import {
  address,
  coordinator,
  decide,
  desk,
  listed,
  namesIn,
  prepareDesk,
  sent,
  tell,
  undo,
} from '../../test/desk.ts';
import {
  act,
  answer,
  hold,
  openPage,
  project,
  refuse,
  screen,
  sentTo,
  toasts,
  waitFor,
  within,
} from '../../test/render.tsx';
import { fireEvent } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';

beforeEach(prepareDesk);

describe('moving', () => {
  it('preselects by the menu at once, and takes it back within ten seconds', async () => {
    answer(undo, () => {
      desk.stored = desk.stored.map((one) => ({ ...one, status: 'new', held: false }));
      return { data: { moved: [desk.stored[0]], refused: [] } };
    });
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Mover a Brais Otero' }));
    const menu = within(screen.getByRole('dialog', { name: 'Mover a Brais Otero' }));
    expect(menu.getByText(/Antes de preseleccionar/)).toBeVisible();
    expect(menu.queryByRole('button', { name: 'No seleccionar' })).not.toBeInTheDocument();
    await person.click(menu.getByRole('button', { name: 'Preseleccionar' }));
    expect(sent()).toEqual([{ applications: [{ id: 40, from: 'new' }], status: 'preselected' }]);
    expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']);
    await waitFor(() => expect(toasts()[0]?.action?.label).toBe('Deshacer'));
    act(() => toasts()[0]!.action!.onPress());
    await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual([]));
    expect(sentTo(undo)).toHaveLength(1);
  });

  it('shows a move before the server has it, and puts back what could not be saved', async () => {
    const saving = hold(decide);
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('p');
    expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']);
    await saving.settle(Promise.reject(new ApiError('Network')));
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    expect(toasts()[0]).toMatchObject({ tone: 'danger', action: { label: 'Reintentar' } });
  });

  it('says when a colleague was faster, and shows how things are', async () => {
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    desk.stored[0] = { ...desk.stored[0]!, status: 'rejected' };
    await person.keyboard('p');
    await waitFor(() =>
      expect(toasts()[0]?.message).toBe('Marta Lado ha rechazado la solicitud de Brais Otero.'),
    );
    expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero']);
  });

  it('keeps an answer in its dialog when a colleague was faster, and gives it as it can be given now', async () => {
    const { person } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    desk.stored[0] = { ...desk.stored[0]!, status: 'preselected' };
    await person.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Marta Lado ha preseleccionado a Brais Otero.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
    await person.click(screen.getByRole('button', { name: 'No seleccionar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent().at(-1)).toMatchObject({
      applications: [{ id: 40, from: 'preselected' }],
      status: 'notSelected',
      reason: 'Gracias, Brais.',
    });
  });

  it('moves several at once, and says no with a reason and words that a draft begins', async () => {
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir a Brais Otero' }));
    await person.click(screen.getByRole('checkbox', { name: 'Elegir a Noa Otero' }));
    const bar = within(screen.getByRole('group', { name: 'Solicitudes elegidas' }));
    await person.click(bar.getByRole('button', { name: 'Rechazar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechazar: 2 solicitudes' }));
    await person.click(dialog.getByRole('radio', { name: /disponibilidad no encajaba/ }));
    await person.click(dialog.getByRole('button', { name: 'Usar una plantilla' }));
    await person.click(await screen.findByRole('button', { name: 'Usar «Texto de Puente»' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Mensaje/ }).value).toMatch(
      /^Gracias por tu interés/,
    );
    await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(sent()).toEqual([
      {
        applications: [
          { id: 40, from: 'new' },
          { id: 41, from: 'new' },
        ],
        status: 'rejected',
        refusal: 'availability',
        reason: expect.stringMatching(/^Gracias/) as string,
      },
    ]);
    expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero', 'Noa Otero']);
  });

  it('by drag keeps focus on the card, where it was let go and where a refused move brings it back', async () => {
    const saving = hold(decide);
    await openPage(address, coordinator);
    const card = (await screen.findByRole('link', { name: 'Brais Otero' })).closest('article')!;
    const target = screen.getByRole('region', { name: /^Preseleccionado/ });
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
    fireEvent.drop(target);
    await waitFor(async () => expect(await namesIn(/^Preseleccionado/)).toEqual(['Brais Otero']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus());
    await saving.settle(Promise.reject(new ApiError('Network')));
    expect(await namesIn(/^Preseleccionado/)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus();
  });

  it('by drag to an answer keeps focus on the card, too', async () => {
    const { person } = await openPage(address, coordinator);
    const card = (await screen.findByRole('link', { name: 'Brais Otero' })).closest('article')!;
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
    fireEvent.drop(screen.getByRole('region', { name: /^Rechazado/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechazar: Brais Otero' }));
    await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(async () => expect(await namesIn(/^Rechazado/)).toEqual(['Brais Otero']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brais Otero' })).toHaveFocus());
  });

  it('keeps a message that was typed over a reload, until it is sent', async () => {
    const { person, unmount } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    unmount();
    const again = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await again.person.keyboard('r');
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
  });
});

describe('once somebody is selected', () => {
  beforeEach(() => {
    desk.stored = [
      listed(40, 'Brais', { status: 'selected' }),
      listed(41, 'Noa', { status: 'preselected' }),
      listed(42, 'Uxía'),
    ];
  });

  it('proposes an answer for those who wait, each with the ‘no’ that it can be given', async () => {
    const { person } = await openPage(address, coordinator);
    expect(await screen.findByText(/^Has seleccionado a Brais Otero\. 2 personas más/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Responder o cerrar…' }));
    await person.click(screen.getByRole('button', { name: 'Responder a 1 en «Preseleccionado»' }));
    const dialog = within(screen.getByRole('dialog', { name: 'No seleccionar: Noa Otero' }));
    await person.click(dialog.getByRole('button', { name: 'No seleccionar' }));
    await waitFor(async () => expect(await namesIn(/^No seleccionado/)).toEqual(['Noa Otero']));
    await person.click(screen.getByRole('button', { name: 'Responder o cerrar…' }));
    expect(
      screen.queryByRole('button', { name: 'Responder a 1 en «Preseleccionado»' }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Responder a 1 en «Nuevo»' })).toBeVisible();
  });

  it('proposes to close the project, with the reason chosen already', async () => {
    answer('POST /api/projects/:id/close', { data: project({ status: 'selected' }) });
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Responder o cerrar…' }));
    await person.click(screen.getByRole('button', { name: 'Cerrar el proyecto' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Cerrar/ }));
    answer('GET /api/projects/:id', { data: project({ status: 'selected' }) });
    desk.stored = desk.stored.map((one) =>
      one.status === 'selected' ? one : { ...one, status: 'notSelected' },
    );
    await person.click(dialog.getByRole('button', { name: 'Cerrar el proyecto' }));
    await waitFor(() => expect(sentTo('POST /api/projects/:id/close')).toHaveLength(1));
    expect(sentTo('POST /api/projects/:id/close')[0]?.body).toMatchObject({ data: { reason: 'selected' } });
    await waitFor(() =>
      expect(screen.queryByText(/^Has seleccionado a Brais Otero/)).not.toBeInTheDocument(),
    );
  });

  it('is silent when it was put off, until the next selection', async () => {
    const { person, unmount } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Ahora no' }));
    unmount();
    await openPage(address, coordinator);
    await screen.findByRole('link', { name: 'Brais Otero' });
    expect(screen.queryByText(/^Has seleccionado/)).not.toBeInTheDocument();
    desk.stored = desk.stored.map((one) => ({ ...one, status: 'selected' }));
    tell('applications', { project: 12, applications: [41], by: 9, person: 'Leire' });
    expect(await screen.findByText(/^Has seleccionado a 3 personas/)).toBeVisible();
  });
});

it('offers to take a move back while its student does not know of it, also after a reload', async () => {
  answer(undo, () => {
    desk.stored[0] = listed(40, 'Brais');
    return { data: { moved: [desk.stored[0]], refused: [] } };
  });
  desk.stored[0] = listed(40, 'Brais', { status: 'rejected', held: true });
  const { person } = await openPage(address, coordinator);
  await person.click(await screen.findByRole('button', { name: 'Deshacer la respuesta a Brais Otero' }));
  await waitFor(async () => expect(await namesIn(/^Nuevo/)).toContain('Brais Otero'));
  expect(sentTo(undo)[0]?.body).toEqual({ data: { applications: [40] } });
});

describe('an answer that could not be saved', () => {
  it('keeps its words and its reason for the next try, also after a reload', async () => {
    refuse(decide, new ApiError('Network'));
    const { person, unmount } = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await person.keyboard('r');
    await person.click(screen.getByRole('radio', { name: /disponibilidad no encajaba/ }));
    await person.click(screen.getByRole('textbox', { name: /Mensaje/ }));
    await person.paste('Gracias, Brais.');
    await person.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText(/Lo que has escrito sigue aquí\.$/)).toBeVisible();
    unmount();
    const again = await openPage(address, coordinator);
    (await screen.findByRole('link', { name: 'Brais Otero' })).focus();
    await again.person.keyboard('r');
    expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Gracias, Brais.');
    expect(screen.getByRole('radio', { name: /disponibilidad no encajaba/ })).toBeChecked();
  });
});
