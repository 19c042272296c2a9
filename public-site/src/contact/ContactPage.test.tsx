import { answer, heading, openPage, refuse, screen, sentTo, waitFor } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { leavePendingOut, markPending } from '@puente/testing/pending-marks';

const call = 'POST /api/contact-messages';
const realNow = performance.now.bind(performance);
let ahead = 0;

beforeEach(() => {
  ahead = 0;
  sessionStorage.clear();
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
  answer(call, { data: { reference: '4F2A91BC' } });
});
afterEach(() => {
  jest.restoreAllMocks();
  leavePendingOut();
});

async function writing() {
  const opened = await openPage('/contacto');
  await heading('Envíanos un mensaje');
  const field = (label: string) => screen.getByLabelText(label);
  return { ...opened, field };
}

async function filledIn() {
  const { person, field, ...rest } = await writing();
  await person.click(field('Nombre'));
  await person.paste('Sabela Ejemplo');
  await person.click(field('Correo electrónico'));
  await person.paste('sabela@ejemplo.es');
  await person.selectOptions(field('¿Desde dónde nos escribes?'), 'Universidad');
  await person.click(field('Asunto'));
  await person.paste('Firmar un convenio');
  await person.click(field('Mensaje'));
  await person.paste('Queremos firmar un convenio con vosotros.');
  ahead = 60_000;
  return { person, field, ...rest };
}

const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });

it('§2.5 says for whom each address is', async () => {
  markPending();
  await writing();
  for (const audience of ['Estudiantes', 'Organizaciones', 'Universidades'])
    expect(screen.getByRole('heading', { name: audience })).toBeVisible();
  expect(screen.getAllByText(/^Pendiente del titular/)).toHaveLength(3);
});

it('sends what was written, and says what happens next and by when', async () => {
  const { person } = await filledIn();
  await person.click(send());
  expect(await screen.findByText('Hemos recibido tu mensaje')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /responderá a sabela@ejemplo\.es en un plazo de 3 días laborables/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Tu referencia es 4F2A91BC');
  expect(screen.getByRole('status')).toHaveFocus();
  const [sent] = sentTo(call);
  expect(sent?.body?.data).toEqual({
    name: 'Sabela Ejemplo',
    email: 'sabela@ejemplo.es',
    audience: 'university',
    subject: 'Firmar un convenio',
    message: 'Queremos firmar un convenio con vosotros.',
    website: '',
    shownFor: expect.any(Number) as number,
  });
  expect(sent?.body?.data['shownFor']).toBeGreaterThanOrEqual(60_000);
  expect(sessionStorage).toHaveLength(0);
});

it('names no reference when the API is an older one, which has none', async () => {
  answer(call, undefined);
  const { person } = await filledIn();
  await person.click(send());
  expect(await screen.findByText('Hemos recibido tu mensaje')).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent('referencia');
});

it('says what is missing, each with its field', async () => {
  const { person, field } = await writing();
  await person.type(field('Mensaje'), 'Hola');
  await person.click(send());
  await heading('Revisa estos campos');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Nombre: Este campo es obligatorio.',
      'Correo electrónico: Campo obligatorio',
      '¿Desde dónde nos escribes? Este campo es obligatorio.',
      'Asunto: Este campo es obligatorio.',
      'Mensaje: Escribe al menos 20 caracteres.',
    ]),
  );
  expect(sentTo(call)).toHaveLength(0);
});

it('keeps what was written when it could not be sent, and when the page is left', async () => {
  refuse(call, new ApiError('TooManyRequests'));
  const { person, field, unmount } = await filledIn();
  await person.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('No has perdido nada de lo que has escrito.');
  expect(field('Mensaje')).toHaveValue('Queremos firmar un convenio con vosotros.');
  unmount();
  await writing();
  await waitFor(() => expect(field('Asunto')).toHaveValue('Firmar un convenio'));
  expect(field('¿Desde dónde nos escribes?')).toHaveValue('university');
});

it('has a field for machines that nobody sees, hears or reaches', async () => {
  const { person } = await writing();
  const trap = document.querySelector('input[name="website"]');
  expect(trap?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Web' })).toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  await person.tab();
  expect(trap).not.toHaveFocus();
});
