import {
  answer,
  heading,
  hold,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { savedFiles } from '../../test/saved-files.ts';
import { answerTalent, coordinator } from '../../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';
import { limits } from '@puente/contract/limits';

const one = 'GET /api/opportunities/:id';
const interested = 'GET /api/opportunities/:id/interested';
const write = 'POST /api/opportunities/:id/messages';
const address = '/spaces/opportunities/9/edit?tab=interested';

const opportunity = (verified = true) => ({
  id: 9,
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  title: 'Jornada de puertas abiertas',
  description: 'Una mañana para conocer cómo trabajamos con datos abiertos.',
  status: 'open',
  publishedAt: '2026-10-02T10:00:00.000Z',
  isDraft: false,
  location: 'Lugo',
  target_profile: null,
  presentiality: 'onsite',
  details: { type: 'Evento', date: '2098-12-10T16:00:00.000Z' },
  content: null,
  url: null,
  organization: { id: 5, name: 'Fundación Ría Viva', sector: null, location: null, logo: null, verified },
  interested: 3,
});

const student = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  surname: 'Lago',
  university: 'Universidade de Vigo',
  province: 'Lugo',
  student_area: 'Ciencias',
  date: '2026-10-04T10:00:00.000Z',
  written_at: null,
  ...more,
});
const uxia = student(7, 'Uxía');
const brais = student(8, 'Brais', { written_at: '2026-10-05T22:30:00.000Z' });

beforeEach(() => {
  answerTalent();
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: {} });
  answer('DELETE /api/drafts', undefined);
  answer(one, { data: opportunity() });
  answer(interested, pageOf([uxia, brais]));
});
afterEach(() => void jest.restoreAllMocks());

const bar = () => within(screen.getByRole('group', { name: 'Personas elegidas' }));
const choose = (name: string) => screen.getByRole('checkbox', { name: `Elegir a ${name} Lago` });

describe('a message to several', () => {
  async function openDialog() {
    const page = await openPage(address, coordinator);
    await heading('Uxía Lago');
    await page.person.click(choose('Uxía'));
    await page.person.click(choose('Brais'));
    expect(bar().getByRole('status')).toHaveTextContent('2 elegidas');
    await page.person.click(bar().getByRole('button', { name: 'Escribir a 2 personas' }));
    await screen.findByRole('dialog', { name: 'Escribir a 2 personas' });
    return page;
  }
  const message = () => screen.getByRole('textbox', { name: /^Mensaje/ });
  const review = () => screen.getByRole('button', { name: 'Revisar y enviar' });
  const question = () => screen.findByRole('alertdialog', { name: '¿Enviar el mensaje a 2 personas?' });
  const send = async () => within(await question()).getByRole('button', { name: 'Enviar a 2 personas' });

  it('says to whom it goes, and is sent after a question', async () => {
    const { person } = await openDialog();
    expect(screen.getByText('Para Uxía Lago y Brais Lago.')).toBeVisible();
    expect(screen.getByText('A 1 de estas personas ya le has escrito.')).toBeVisible();
    await person.click(review());
    expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
    await person.type(message(), 'Empezamos a las diez.');
    await person.click(review());
    expect(within(await question()).getByText('Empezamos a las diez.')).toBeVisible();
    expect(sentTo(write)).toEqual([]);

    answer(write, { data: { written: [7, 8], leftOut: [] } });
    answer(interested, pageOf([{ ...uxia, written_at: '2026-10-07T10:00:00.000Z' }, brais]));
    await person.click(await send());
    expect(await screen.findByText('Último mensaje: 7 oct 2026')).toBeVisible();
    expect(toastMessages()).toEqual(['Mensaje enviado a 2 personas.']);
    expect(sentTo(write)).toEqual([
      { params: { id: 9 }, body: { data: { interested: [7, 8], text: 'Empezamos a las diez.' } } },
    ]);
    expect(screen.queryByRole('group', { name: 'Personas elegidas' })).not.toBeInTheDocument();
    expect(choose('Uxía')).not.toBeChecked();
  });

  it('is sent once for two presses, and not without an answer to the question', async () => {
    const { person } = await openDialog();
    await person.type(message(), 'Hola.');
    await person.click(review());
    await person.click(within(await question()).getByRole('button', { name: 'Volver al mensaje' }));
    expect(message()).toHaveValue('Hola.');
    expect(sentTo(write)).toEqual([]);
    await person.click(review());
    const { settle } = hold(write);
    await person.dblClick(await send());
    await settle({ data: { written: [7, 8], leftOut: [] } });
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    expect(sentTo(write)).toHaveLength(1);
  });

  it('keeps the text when it cannot be sent, and says why', async () => {
    const { person } = await openDialog();
    await person.type(message(), 'Hola a las dos.');
    await person.click(review());
    refuse(write, new ApiError('TooManyOpportunityConversations', errors.TooManyOpportunityConversations));
    await person.click(await send());
    expect(
      await within(await question()).findByText(errors.TooManyOpportunityConversations.text),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Volver al mensaje' }));
    expect(message()).toHaveValue('Hola a las dos.');
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(choose('Uxía')).toBeChecked();
  });

  it('stays in its dialog when nobody got it', async () => {
    const { person } = await openDialog();
    await person.type(message(), 'Hola.');
    await person.click(review());
    answer(write, {
      data: {
        written: [],
        leftOut: [
          { id: 7, reason: 'notInterested' },
          { id: 8, reason: 'tooOften' },
        ],
      },
    });
    await person.click(await send());
    expect(
      await screen.findByText(
        /^No se ha enviado a nadie\. A 1 persona ya no le interesa.*3 veces en 24 horas/,
      ),
    ).toBeVisible();
    expect(toastMessages()).toEqual([]);
  });

  it('is done when a lost first response is followed by another try', async () => {
    const { person } = await openDialog();
    await person.type(message(), 'Hola.');
    await person.click(review());
    refuse(write, new ApiError('Network'));
    await person.click(await send());
    await within(await question()).findByRole('alert');
    const leftOut = [7, 8].map((id) => ({ id, reason: 'sameText' }));
    answer(write, { data: { written: [], leftOut } });
    await person.click(await send());
    await waitFor(() => expect(toastMessages()).toEqual(['2 personas ya tenían este mismo mensaje.']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes to the people of all pages, as many as it can', async () => {
    const people = Array.from({ length: limits.interestMessage.people + 20 }, (_, index) =>
      student(index + 1, `Nº${index}`),
    );
    answer(interested, ({ query }: { query?: { pagination?: { page?: number; pageSize?: number } } }) => {
      const { page = 1, pageSize = 25 } = query?.pagination ?? {};
      return {
        data: people.slice((page - 1) * pageSize, page * pageSize),
        meta: {
          pagination: {
            page,
            pageSize,
            pageCount: Math.ceil(people.length / pageSize),
            total: people.length,
          },
        },
      };
    });
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Elegir a las 100 primeras' }));
    expect(await screen.findByRole('button', { name: 'Escribir a 100 personas' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Quitar selección' }));
    expect(screen.queryByRole('group', { name: 'Personas elegidas' })).not.toBeInTheDocument();
  });

  it('is not offered before the organisation is verified', async () => {
    answer(one, { data: opportunity(false) });
    await openPage(address, coordinator);
    await heading('Uxía Lago');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Elegir a/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Descargar CSV (2 personas)' })).toBeVisible();
  });
});

it('lists those with or without a message, and forgets who was chosen', async () => {
  const { person, address: now } = await openPage(address, coordinator);
  await heading('Uxía Lago');
  await person.click(choose('Brais'));
  answer(interested, pageOf([uxia]));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Mensajes' }), 'Sin mensaje');
  await waitFor(() => expect(now()).toContain('written=no'));
  expect(sentTo(interested).at(-1)?.query?.filters).toEqual({ written: { $eq: false } });
  expect(screen.queryByRole('group', { name: 'Personas elegidas' })).not.toBeInTheDocument();
  answer(interested, pageOf([]));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Mensajes' }), 'Con mensaje');
  await heading('Todavía no has escrito a nadie');
});

it('is downloaded as the list shows it, all pages of the filter', async () => {
  const { names, text } = savedFiles();
  answer(interested, pageOf([student(7, '=SUMA(1)'), brais]));
  const { person } = await openPage(`${address}&written=yes`, coordinator);
  await person.click(await screen.findByRole('button', { name: 'Descargar CSV (2 personas)' }));
  await waitFor(() => expect(names).toEqual(['interesados-9.csv']));
  expect((await text()).trim().split('\r\n')).toEqual([
    '"Nombre";"Apellidos";"Universidad";"Área de estudio";"Provincia";"Le interesa desde";"Último mensaje"',
    `"'=SUMA(1)";"Lago";"Universidade de Vigo";"Ciencias";"Lugo";"2026-10-04";`,
    '"Brais";"Lago";"Universidade de Vigo";"Ciencias";"Lugo";"2026-10-04";"2026-10-06"',
  ]);
  expect(sentTo(interested).at(-1)?.query).toEqual({
    filters: { written: { $eq: true } },
    pagination: { page: 1, pageSize: 100 },
  });
});

it('says why a file could not be made, and tries again', async () => {
  const { names } = savedFiles();
  const { person } = await openPage(address, coordinator);
  const button = await screen.findByRole('button', { name: /^Descargar CSV/ });
  refuse(interested, new ApiError('Unexpected'));
  await person.click(button);
  await waitFor(() => expect(toastMessages().join()).toContain('No hemos podido preparar el archivo.'));
  expect(names).toEqual([]);
});
