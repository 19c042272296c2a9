import { application, project, student } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { ids } from '@puente/contract/ids';

const one = 'GET /api/applys/:id';
const withdraw = 'POST /api/applys/:id/withdraw';

type Change = Parameters<typeof application>[0];

const full = (change: Change = {}) =>
  application({
    project: project(),
    motivation: 'Tres años de huerto',
    interest: 'La ría',
    video: 'https://vimeo.com/1',
    deadline: '2027-03-28T21:59:59.999Z',
    rtx_interest: true,
    CV: { id: 9, name: 'cv.pdf', size: 1000 },
    CV_url: '/api/applys/40/cv',
    ...change,
  });

async function open(change: Change = {}, search = '') {
  answer(one, { data: full(change) });
  const page = await openPage(`/profile/applications/40${search}`, student());
  await heading(search === '' ? 'Tu solicitud' : 'Solicitud enviada');
  return page;
}

it('§3 shows what was sent, in the order of the form, and nothing that was left out', async () => {
  await open();
  const dossier = screen.getByRole('region', { name: 'Lo que has escrito' });
  expect(
    within(dossier)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '¿Qué puedes aportar y qué te gustaría aprender?',
    '¿Por qué te interesa este proyecto?',
    'Currículum',
    'Vídeo de presentación',
    '¿Hasta qué día puedes esperar una respuesta?',
    'Me gustaría que se publicaran los resultados del proyecto',
  ]);
  expect(dossier).toHaveTextContent('28 de marzo de 2027');
  expect(within(dossier).getByRole('link', { name: /cv\.pdf/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/applys/40/cv'),
  );
  expect(screen.getByRole('link', { name: 'Huertos urbanos en escuelas' })).toHaveAttribute(
    'href',
    '/projects/12',
  );
});

it('§3.1 says where it stands and by when there is an answer', async () => {
  await open();
  expect(screen.getByText('Nuevo')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Cómo va tu solicitud' })).toHaveTextContent(
    '17 de octubre de 2031',
  );
  expect(screen.queryByText('El plazo de respuesta ha pasado.')).not.toBeInTheDocument();
});

const confirm = 'POST /api/applys/:id/confirm';

it('asks a selected student whether they take the place, and leads to the collaboration', async () => {
  const { person } = await open({ status: 'selected', collaboration: null });
  expect(screen.getByText(/La organización espera tu respuesta para empezar/)).toBeVisible();
  refuse(confirm, refusal('Unexpected'));
  await person.click(screen.getByRole('button', { name: 'Confirmar que participo' }));
  expect(await screen.findByText('No hemos podido guardar tu respuesta')).toBeVisible();
});

it('takes a ‘no’ from a selected student, with a reason', async () => {
  const { person } = await open({ status: 'selected', collaboration: null });
  await person.click(screen.getByRole('button', { name: 'No puedo participar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿No vas a participar?' }));
  await person.type(dialog.getByRole('textbox'), 'Me voy de Erasmus.');
  answer('POST /api/applys/:id/decline', { data: full({ status: 'unavailable' }) });
  await person.click(dialog.getByRole('button', { name: 'No puedo participar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Se lo hemos dicho a la organización.']));
});

it('leads to a collaboration that has begun, and asks nothing of who has left it or of an older API', async () => {
  await open({ status: 'selected', collaboration: ids.collaboration.parse(8) });
  expect(screen.getByRole('link', { name: 'Ver la colaboración' })).toHaveAttribute(
    'href',
    '/colaboraciones/8',
  );
});

it('says why it was a ‘no’, in the words of the list and in the organisation’s own', async () => {
  await open({ status: 'rejected', refusal: 'availability', reason: 'Empezamos en marzo.' });
  expect(screen.getByText('La disponibilidad no encajaba con las fechas del proyecto.')).toBeVisible();
  expect(screen.getByText('Empezamos en marzo.')).toBeVisible();
});

it('can be printed', async () => {
  const { person } = await open();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await person.click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('links no video that is no web address', async () => {
  await open({ video: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

it('is withdrawn with a reason, after a question', async () => {
  answer(withdraw, { data: full() });
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await person.type(within(dialog).getByRole('textbox', { name: /Por qué la retiras/ }), 'Tengo otro');
  answer(one, {
    data: full({ status: 'unavailable', withdrawnAt: '2026-02-20T10:00:00.000Z', reason: 'Tengo otro' }),
  });
  await person.click(within(dialog).getByRole('button', { name: 'Retirar solicitud' }));
  expect(await screen.findByText('Has retirado esta solicitud. La organización ya no la ve.')).toBeVisible();
  expect(sentTo(withdraw)).toEqual([{ params: { id: 40 }, body: { data: { reason: 'Tengo otro' } } }]);
  expect(toastMessages()).toEqual(['Has retirado tu solicitud.']);
  expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
});

it('keeps the reason that was typed over a reload, until it is withdrawn', async () => {
  answer(withdraw, { data: full() });
  const first = await open();
  await first.person.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  await first.person.type(await screen.findByRole('textbox', { name: /Por qué la retiras/ }), 'Tengo otro');
  first.unmount();

  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox', { name: /Por qué la retiras/ })).toHaveValue('Tengo otro');
  await person.click(within(dialog).getByRole('button', { name: 'Retirar solicitud' }));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('withdrawal'))).toEqual([]),
  );
});

it('keeps the reason when it could not be withdrawn, and says why', async () => {
  refuse(withdraw, refusal('WithdrawalTooLate'));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).getByRole('textbox', { name: /Por qué la retiras/ });
  await person.click(reason);
  await person.paste('x'.repeat(501));
  await person.click(within(dialog).getByRole('button', { name: 'Retirar solicitud' }));
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sentTo(withdraw)).toHaveLength(0);
  await person.type(reason, '{End}{Backspace}');
  await person.click(within(dialog).getByRole('button', { name: 'Retirar solicitud' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('ya ha dado una respuesta definitiva');
  expect(reason).toHaveValue('x'.repeat(500));
  sessionStorage.clear();
});

it('once the day of the answer has passed it says so, and is withdrawn in one press', async () => {
  answer(withdraw, { data: full() });
  const { person } = await open({ answer_due: '2026-02-18T22:59:59.999Z' });
  expect(screen.getByText('El plazo de respuesta ha pasado.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Retirar mi solicitud/ }));
  await waitFor(() => expect(sentTo(withdraw)).toHaveLength(1));
});

it.each(['selected', 'rejected', 'unavailable'] as const)(
  'cannot be withdrawn any more: %s',
  async (status) => {
    await open({ status });
    expect(screen.queryByRole('button', { name: /Retirar/ })).not.toBeInTheDocument();
  },
);

it('begins with what happens next right after sending, not once there is an answer', async () => {
  const { unmount } = await open({}, '?sent=1');
  expect(screen.getByRole('region', { name: 'Qué pasa ahora' })).toBeVisible();
  unmount();
  answer(one, { data: full({ status: 'selected' }) });
  await openPage('/profile/applications/40?sent=1', student());
  expect(await heading('Tu solicitud')).toBeVisible();
});

it('a draft leads back to its form', async () => {
  await open({ status: 'draft', answer_due: null });
  expect(screen.getByRole('link', { name: 'Terminar mi solicitud' })).toHaveAttribute(
    'href',
    '/projects/12/apply',
  );
});

it('says when there is none', async () => {
  refuse(one, refusal('NotFound'));
  await openPage('/profile/applications/40', student());
  expect(await heading('No encontramos esta solicitud')).toBeVisible();
});

it('tries again after a failure', async () => {
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/profile/applications/40', student());
  await heading('No hemos podido cargar tu solicitud');
  answer(one, { data: full() });
  await person.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await heading('Tu solicitud')).toBeVisible();
});
