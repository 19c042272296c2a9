import { pageOf, student, studyAreas } from '../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  hold,
  openPage,
  refuse,
  screen,
  type Sent,
  type SentOptions,
  sentTo,
  waitFor,
} from '../../test/render.tsx';
import { citations, work } from '../../test/works.ts';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const one = 'GET /api/tfxes/:id';
const own = 'GET /api/tfxes/:id/draft';
const keep = 'PUT /api/tfxes/:id/draft';
const save = 'PUT /api/tfxes/:id';
const upload = 'POST /api/upload';

const begun = (status: 'choosing' | 'onGoing' | 'finished') =>
  work({
    status,
    title: '',
    summary: '',
    isDraft: true,
    publishedAt: null,
    language: null,
    tfxDate: null,
    index: null,
    file: null,
    file_url: null,
    licence: null,
    ods: [],
    awarded: false,
    awards: false,
    tags: [],
    sector: null,
    categories: [],
    impact: null,
    sustainability: null,
    innovation: null,
    viability: null,
    tutor: null,
    study_areas: [],
  });
const summary =
  'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación de la zona.';
const pdf = () => new File([new Uint8Array(1000)], 'memoria.pdf', { type: 'application/pdf' });

beforeEach(() => {
  answer('GET /api/study-areas', studyAreas);
  answer('POST /api/tfxes/draft', ({ body }: Sent) => ({
    data: begun((body as never as { data: { status: 'choosing' } }).data.status),
  }));
  answer(one, { data: begun('choosing') });
  answer(own, { data: null });
  answer(keep, ({ body }: Sent) => ({
    data: { value: (body?.data as { value: object }).value, updatedAt: '2026-05-04T10:41:00.000Z' },
  }));
  answer(save, { data: work({ isDraft: true, publishedAt: null }) });
  answer(upload, [{ id: 9, name: 'memoria.pdf', size: 1000 }]);
  answer('GET /api/students/:id/tfxes', pageOf([]));
  answer('GET /api/tfxes/:id/citations', citations);
});

const box = (name: RegExp | string) => screen.findByRole('textbox', { name });

it('§2.2 /tfx/create has three doors', async () => {
  answer('GET /api/students/:id/tfxes', pageOf([work({ isDraft: true, title: 'A medias' })]));
  await openPage('/tfx/create', student());
  await heading('Sube tu TFG/M');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const status of ['choosing', 'onGoing', 'finished'])
    expect(addresses).toContain(`/tfx/create/form?status=${status}`);
  expect(await screen.findByRole('link', { name: 'A medias' })).toHaveAttribute('href', '/tfx/57/edit');
});

it('§2.2 a new work begins with its title: opening the form makes no record', async () => {
  const { address, person } = await openPage('/tfx/create/form?status=choosing', student());
  await heading('Cuenta tu propuesta');
  await person.click(await screen.findByRole('button', { name: 'Empezar' }));
  expect(await screen.findByRole('group', { name: 'Revisa estos campos' })).toBeVisible();
  expect(sentTo('POST /api/tfxes/draft')).toEqual([]);
  await person.type(await box(/Título/), 'Qué hay en la arena');
  await person.click(screen.getByRole('button', { name: 'Empezar' }));
  await box(/Resumen/);
  expect(address()).toBe('/tfx/create/form?status=choosing&work=57');
  expect(sentTo('POST /api/tfxes/draft')).toEqual([
    { body: { data: { status: 'choosing', title: 'Qué hay en la arena' } } },
  ]);
});

it('says at the limit of works that are not published where to make room for another', async () => {
  refuse('POST /api/tfxes/draft', refusal('TooManyDrafts'));
  const { person } = await openPage('/tfx/create/form?status=choosing', student());
  await person.type(await box(/Título/), 'Qué hay en la arena');
  await person.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(await heading('Tienes 20 trabajos sin publicar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis trabajos' })).toHaveAttribute(
    'href',
    '/profile?section=tfx',
  );
});

it('sends the user who names no stage to the three doors', async () => {
  const { address } = await openPage('/tfx/create/form?status=other', student());
  await heading('Sube tu TFG/M');
  expect(address()).toBe('/tfx/create');
});

it('is kept while it is typed, as the work’s own draft, and says since when', async () => {
  const { person } = await openPage('/tfx/57/edit', student());
  await person.type(await box(/Título/), 'Arena');
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
  const [kept] = sentTo(keep);
  expect(kept?.params).toEqual({ id: 57 });
  expect(kept?.body?.data).toMatchObject({
    base: null,
    title: 'Arena',
    file: null,
    value: { values: { title: 'Arena' } },
  });
});

it('leaves no draft behind when its last letters arrive after it was saved', async () => {
  answer(one, { data: work({ status: 'choosing', file: null, file_url: null }) });
  answer('DELETE /api/tfxes/:id/draft', undefined);
  const late = hold(keep);
  const { person } = await openPage('/tfx/57/complete?status=onGoing', student());
  await person.type(await box(/Cuándo lo terminarás/), '06/2030');
  await waitFor(() => expect(sentTo(keep)).toHaveLength(1));
  for (const label of ['Siguiente', 'Siguiente', 'Guardar los cambios'])
    await person.click(screen.getByRole('button', { name: label }));
  // The form waits briefly for a draft that is still loading.
  await screen.findByRole('heading', { name: 'Qué hay en la arena de tres playas' });
  await late.settle({ data: { value: {}, updatedAt: '2026-05-04T10:41:00.000Z' } });
  await waitFor(() => expect(sentTo('DELETE /api/tfxes/:id/draft')).toHaveLength(1));
});

it('goes on where it was left, on any device', async () => {
  answer(own, {
    data: { value: { values: { title: 'Lo de ayer' }, page: 1 }, updatedAt: '2026-05-04T10:41:00.000Z' },
  });
  await openPage('/tfx/57/edit', student());
  await waitFor(async () => expect(await box(/Título/)).toHaveValue('Lo de ayer'));
  expect(screen.getByText('Hemos recuperado el borrador que tenías guardado.')).toBeVisible();
});

it('asks for what is missing, page by page, and shows the work at the end', async () => {
  const { person, address } = await openPage('/tfx/57/edit', student());
  const next = () => person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await box(/Título/);
  await next();
  expect(await screen.findByRole('group', { name: 'Revisa estos campos' })).toHaveFocus();
  await person.click(await box(/Título/));
  await person.paste('Qué hay en la arena de tres playas');
  await person.click(await box(/Resumen/));
  await person.paste(summary);
  await person.click(screen.getByRole('checkbox', { name: 'Ciencias' }));
  await person.selectOptions(screen.getByRole('combobox', { name: /Idioma/ }), 'Español');
  await next();
  await heading('Los detalles');
  await person.click(await box(/Temas/));
  await person.paste('litoral, arena ,');
  await next();
  await heading('Por qué merece la pena');
  await next();
  await heading('Antes de guardar');
  await person.click(screen.getByRole('checkbox', { name: /premios/ }));
  await person.click(screen.getByRole('button', { name: 'Guardar y ver cómo queda' }));
  await screen.findByText('Borrador: así se verá');
  expect(address()).toBe('/tfx/57');
  expect(sentTo(save)[0]?.body?.data).toMatchObject({
    status: 'choosing',
    title: 'Qué hay en la arena de tres playas',
    summary,
    study_areas: ['Ciencias'],
    language: 'Español',
    tags: ['litoral', 'arena'],
    awards: true,
  });
});

it('shows what the server refuses at its field, on its page, and loses nothing', async () => {
  answer(one, { data: work() });
  refuse(save, refusal('ValidationError', { fields: { tags: 'Longitud máxima alcanzada.' } }));
  const { person } = await openPage('/tfx/57/edit', student());
  await box(/Título/);
  for (let page = 1; page < 5; page++) await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await person.click(await screen.findByRole('button', { name: 'Guardar los cambios' }));
  await heading('Los detalles');
  expect(await box(/Temas/)).toHaveAccessibleDescription(/Longitud máxima alcanzada\./);

  refuse(save, new ApiError('Unavailable'));
  for (let page = 2; page < 5; page++) await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await person.click(await screen.findByRole('button', { name: 'Guardar los cambios' }));
  expect(await screen.findByText(/No has perdido nada de lo que has escrito/)).toBeVisible();
});

describe('/tfx/[id]/complete', () => {
  it('takes a proposal to its next stage, and asks only for what is new', async () => {
    answer(one, { data: work({ status: 'choosing', isDraft: true, publishedAt: null }) });
    const { person } = await openPage('/tfx/57/complete?status=onGoing', student());
    await heading('Tu propuesta ya está en curso');
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
    await person.type(await box(/Cuándo lo terminarás/), '06/2031');
    for (let page = 1; page < 3; page++)
      await person.click(screen.getByRole('button', { name: 'Siguiente' }));
    await person.click(screen.getByRole('button', { name: 'Guardar y ver cómo queda' }));
    await waitFor(() => expect(sentTo(save)).toHaveLength(1));
    expect(sentTo(save)[0]?.body?.data).toMatchObject({ status: 'onGoing', release_month: '06/2031' });
    expect(sentTo(save)[0]?.body?.data).not.toHaveProperty('title');
  });

  it('has nothing for a work that is finished, nor for whose it is not', async () => {
    answer(one, { data: work() });
    const { unmount } = await openPage('/tfx/57/complete', student());
    await heading('No encontramos este trabajo');
    unmount();
    answer(one, { data: work({ status: 'choosing', student: null }) });
    await openPage('/tfx/57/edit', student());
    await heading('No encontramos este trabajo');
  });

  it('uploads the document with its progress; an upload that was cut is sent again', async () => {
    answer(one, {
      data: work({ status: 'onGoing', isDraft: true, publishedAt: null, file: null, file_url: null }),
    });
    let options: SentOptions = {};
    answer(upload, (_: Sent, given: SentOptions) => {
      options = given;
      return new Promise((_done, stop) =>
        given.signal?.addEventListener('abort', () => stop(new Error('aborted'))),
      );
    });
    const first = await openPage('/tfx/57/complete', student());
    await heading('Tu trabajo ya está terminado');
    const inputOf = (container: HTMLElement) => {
      const input = container.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('There is no field for the document.');
      return input;
    };
    await first.person.upload(inputOf(first.container), pdf());
    first.unmount();

    // A reload loses the chosen file: the page names it.
    const { person, container } = await openPage('/tfx/57/complete', student());
    expect(await screen.findByText('«memoria.pdf» no llegó a subirse. Vuelve a elegirlo.')).toBeVisible();
    const input = inputOf(container);
    await person.upload(input, pdf());
    act(() => options.onProgress?.(0.4));
    expect(await screen.findByRole('progressbar', { name: 'Subida de memoria.pdf' })).toHaveValue(40);
    await person.click(screen.getByRole('button', { name: /Cancelar/ }));

    refuse(upload, new ApiError('Network'));
    await person.upload(input, pdf());
    expect(await screen.findByText(/No hay conexión con el servicio/)).toBeVisible();
    answer(upload, [{ id: 9, name: 'memoria.pdf', size: 1000 }]);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Archivo subido')).toBeVisible();
  });
});
