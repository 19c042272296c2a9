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
  type Sent,
  type SentOptions,
} from '../../test/render.tsx';
import { application, cvFile, pageOf, project, storedCv, student } from '../../test/fixtures.ts';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { ids } from '@puente/contract/ids';

const apply = 'POST /api/applys';
const upload = 'POST /api/upload';
const motivation = 'He cuidado el huerto de mi barrio tres años y quiero medir su impacto.';

beforeEach(() => {
  answer('GET /api/projects/:id', { data: project() });
  answer('GET /api/applys', pageOf([]));
  answer(upload, [storedCv]);
  answer(apply, { data: application() });
});

async function openForm() {
  const page = await openPage('/projects/12/apply', student());
  await heading('Solicitar proyecto');
  const box = screen.getByRole('textbox', { name: /Por qué te interesa/ });
  const chooseCv = (file = cvFile()) =>
    page.person.upload(page.container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const send = () => page.person.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  const fill = async () => {
    await page.person.click(box);
    await page.person.paste(motivation);
    await chooseCv();
    await screen.findByText('Archivo subido');
  };
  return { ...page, box, chooseCv, send, fill };
}

it('sends an application and goes to the list of them', async () => {
  const { person, fill, send, address } = await openForm();
  await fill();
  await person.type(screen.getByRole('textbox', { name: /Disponibilidad/ }), 'Tardes');
  answer('GET /api/applys', pageOf([application({ project: project() })]));
  await send();

  expect(await heading('Mis solicitudes')).toBeVisible();
  expect(address()).toBe('/profile?section=applys');
  expect(sentTo(apply)).toEqual([
    { body: { data: { project: 12, motivation, availability: 'Tardes', CV: 55 } } },
  ]);
  expect(toastMessages()).toEqual([expect.stringMatching(/^Solicitud enviada/)]);
  expect(localStorage).toHaveLength(0);
});

it('tells what is missing at its field and above the form, where focus goes', async () => {
  const { person, box, send } = await openForm();
  await person.type(box, 'Me gusta');
  await send();

  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  expect(summary).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/Escribe al menos 40 caracteres\./);
  expect(screen.getByRole('group', { name: /Currículum/ })).toHaveAccessibleDescription(
    /Este campo es obligatorio\./,
  );
  expect(sentTo(apply)).toHaveLength(0);

  await person.click(
    screen.getByRole('link', { name: '¿Por qué te interesa este proyecto? Escribe al menos 40 caracteres.' }),
  );
  expect(box).toHaveFocus();
});

it('makes one request of ten clicks', async () => {
  let finish = () => {};
  answer(apply, () => new Promise((done) => (finish = () => done({ data: application() }))));
  const { fill } = await openForm();
  await fill();
  const button = screen.getByRole('button', { name: 'Enviar solicitud' });
  act(() => {
    for (let click = 0; click < 10; click++) button.click();
  });
  await waitFor(() => expect(sentTo(apply)).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');

  act(finish);
  await heading('Mis solicitudes');
  expect(sentTo(apply)).toHaveLength(1);
});

it('keeps what was typed when the call fails, and can be sent again', async () => {
  const { box, fill, send } = await openForm();
  await fill();
  refuse(apply, new ApiError('Unavailable'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El servicio no está disponible en este momento.',
  );
  expect(box).toHaveValue(motivation);

  answer(apply, { data: application() });
  await send();
  expect(await heading('Mis solicitudes')).toBeVisible();
});

it("shows the server's messages at their fields", async () => {
  const { box, fill, send } = await openForm();
  await fill();
  refuse(apply, refusal('ValidationError', { fields: { motivation: 'Longitud máxima alcanzada.' } }));
  await send();
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Longitud máxima alcanzada\./));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps a draft with the CV for the next visit', async () => {
  const first = await openForm();
  await first.fill();
  await waitFor(() => expect(localStorage.getItem('draft:1:apply-12')).toContain('cv.pdf'));
  first.unmount();

  const { box, send } = await openForm();
  expect(box).toHaveValue(motivation);
  expect(screen.getByText('cv.pdf', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  await send();
  await heading('Mis solicitudes');
  expect(sentTo(apply)[0]?.body?.data).toEqual({ project: 12, motivation, CV: 55 });
});

describe('the draft of the application', () => {
  const kept = () =>
    application({
      status: 'draft',
      motivation,
      availability: 'Tardes',
      CV: { id: ids.file.parse(55), name: 'cv.pdf', size: 1000 },
    });

  it('fills the form, wherever it was begun', async () => {
    answer('GET /api/applys', pageOf([kept()]));
    const { box, send } = await openForm();
    await waitFor(() => expect(box).toHaveValue(motivation));
    expect(screen.getByRole('textbox', { name: /Disponibilidad/ })).toHaveValue('Tardes');
    expect(screen.getByText('cv.pdf', { selector: 'p' })).toBeVisible();
    await send();
    await heading('Mis solicitudes');
    expect(sentTo(apply)[0]?.body?.data).toEqual({
      project: 12,
      motivation,
      availability: 'Tardes',
      CV: 55,
    });
  });

  it('is what is kept while the student writes, and goes when it is discarded', async () => {
    answer('PUT /api/applys/draft', { data: kept() });
    answer('DELETE /api/applys/:id', undefined);
    const { person, box, fill, unmount } = await openForm();
    await fill();
    unmount();
    await waitFor(() => expect(sentTo('PUT /api/applys/draft')).toHaveLength(1));
    expect(sentTo('PUT /api/applys/draft')[0]?.body?.data).toEqual({
      project: 12,
      motivation,
      availability: '',
      CV: 55,
    });
    expect(box).not.toBeInTheDocument();

    answer('GET /api/applys', pageOf([kept()]));
    await openForm();
    await person.click(await screen.findByRole('button', { name: 'Descartar borrador' }));
    await waitFor(() => expect(sentTo('DELETE /api/applys/:id')).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });
});

it.each([
  [refusal('AlreadyApplied'), 'Ya has solicitado este proyecto', 'Ver mis solicitudes'],
  [refusal('ProjectClosed'), 'Este proyecto ya no admite solicitudes', 'Buscar más proyectos'],
])('shows a way on after %p', async (refusal, title, way) => {
  const { fill, send } = await openForm();
  await fill();
  refuse(apply, refusal);
  await send();
  expect(await heading(title)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('shows no form for a project that is closed or already applied to', async () => {
  answer('GET /api/applys', pageOf([application()]));
  const { unmount } = await openPage('/projects/12/apply', student());
  expect(await heading('Ya has solicitado este proyecto')).toBeVisible();
  unmount();

  answer('GET /api/applys', pageOf([]));
  answer('GET /api/projects/:id', { data: project({ status: 'selected' }) });
  await openPage('/projects/12/apply', student());
  expect(await heading('Este proyecto ya no admite solicitudes')).toBeVisible();
});

it('says in a first layer who sees the data, and links to the rest', async () => {
  await openForm();
  const notice = screen.getByRole('region', { name: 'Qué pasa con tus datos' });
  expect(notice).toHaveTextContent('Fundación Río Limpio verá tu nombre');
  expect(screen.getByRole('link', { name: /Lee la política de privacidad/ })).toHaveAttribute(
    'href',
    '/politica-privacidad',
  );
});

describe('the CV', () => {
  it.each([
    [cvFile('cv.docx'), 'Archivo no permitido. Solo se aceptan: pdf'],
    [cvFile('cv.pdf', 5 * 1024 * 1024 + 1), 'El archivo supera el máximo de 5 MB.'],
  ])('§5 is checked before it is sent, with an alert', async (file, message) => {
    const { chooseCv } = await openForm();
    await chooseCv(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(sentTo(upload)).toHaveLength(0);
  });

  it('shows how far it is and can be cancelled', async () => {
    let options: SentOptions = {};
    answer(upload, (_: Sent, given: SentOptions) => {
      options = given;
      return new Promise((_done, stop) =>
        given.signal?.addEventListener('abort', () => stop(new Error('aborted'))),
      );
    });
    const { person, chooseCv, send } = await openForm();
    await chooseCv();
    act(() => options.onProgress?.(0.4));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '40');

    await send();
    expect(await screen.findAllByText('Espera a que termine de subirse tu currículum.')).not.toHaveLength(0);

    await person.click(screen.getByRole('button', { name: /Cancelar/ }));
    expect(options.signal?.aborted).toBe(true);
    expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  });

  it.each(['FileTypeRefused', 'FileTooLarge'] as const)(
    '%s: says so at the field and takes another file',
    async (code) => {
      refuse(upload, refusal(code));
      const { chooseCv } = await openForm();
      await chooseCv();
      expect(await screen.findByText(refusal(code).message)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();

      answer(upload, [storedCv]);
      await chooseCv();
      expect(await screen.findByText('Archivo subido')).toBeVisible();
      expect(screen.queryByText(refusal(code).message)).not.toBeInTheDocument();
    },
  );

  it('can be sent again after a lost connection', async () => {
    refuse(upload, new ApiError('Network'));
    const { person, chooseCv } = await openForm();
    await chooseCv();
    expect(await screen.findByText(/No hay conexión con el servicio/)).toBeVisible();

    answer(upload, [storedCv]);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Archivo subido')).toBeVisible();
    expect(sentTo(upload)).toHaveLength(2);
  });

  it('can be taken off the form', async () => {
    const { person, fill, send } = await openForm();
    await fill();
    await person.click(screen.getByRole('button', { name: /Quitar/ }));
    await send();
    expect(await screen.findByRole('link', { name: 'Currículum: Este campo es obligatorio.' })).toBeVisible();
    expect(sentTo(apply)).toHaveLength(0);
  });
});
