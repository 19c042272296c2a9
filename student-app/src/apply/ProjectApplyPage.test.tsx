import { application, cvFile, pageOf, project, storedCv, student } from '../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  openPage,
  refuse,
  screen,
  type Sent,
  type SentOptions,
  sentTo,
  waitFor,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { ids } from '@puente/contract/ids';

const apply = 'POST /api/applys';
const upload = 'POST /api/upload';
const motivation = 'He cuidado el huerto de mi barrio tres años y quiero medir su impacto.';

beforeEach(() => {
  answer('GET /api/projects/:id', { data: project() });
  answer('GET /api/applys', pageOf([]));
  answer('GET /api/applys/cvs', { data: [] });
  answer('GET /api/applys/:id', { data: sentApplication() });
  answer('PUT /api/applys/draft', { data: application({ status: 'draft' }) });
  answer(upload, [storedCv]);
  answer(apply, { data: application() });
});

const sentApplication = () => application({ motivation, project: project() });
const motivationBox = () => screen.getByRole('textbox', { name: /Qué puedes aportar/ });
const step = (name: string) => screen.findByRole('heading', { name, level: 2 });

it('opens after a moment, also while nobody answers whether the student has applied before', async () => {
  answer('GET /api/applys', () => new Promise(() => {}));
  await openPage('/projects/12/apply', student());
  expect(await screen.findByRole('heading', { name: 'Solicitar proyecto' })).toBeVisible();
  expect(motivationBox()).toBeVisible();
});

async function openForm(who = student()) {
  const page = await openPage('/projects/12/apply', who);
  await heading('Solicitar proyecto');
  const { person } = page;
  const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
  const next = () => press('Siguiente');
  const send = () => press('Enviar solicitud');
  const chooseCv = (file = cvFile()) =>
    person.upload(page.container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const write = async (name: RegExp, text: string) => {
    await person.click(screen.getByRole('textbox', { name }));
    await person.paste(text);
  };
  const toCv = async () => {
    await write(/Qué puedes aportar/, motivation);
    await next();
    await step('Tu currículum');
  };
  const toPlan = async () => {
    await toCv();
    await chooseCv();
    await screen.findByText('Archivo subido');
    await next();
    await step('Cómo y cuándo');
  };
  const toReview = async () => {
    await toPlan();
    await next();
    await step('Revisa y envía');
  };
  return { ...page, press, next, send, chooseCv, write, toCv, toPlan, toReview };
}

it('§2.4 asks in few pages and shows all answers again', async () => {
  const { toReview } = await openForm();
  await toReview();
  expect(screen.getByText('Paso 4 de 4')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tu currículum' })).toHaveTextContent(/cv\.pdf/);
  expect(screen.getByRole('region', { name: 'Cómo y cuándo' })).toHaveTextContent('Sin responder');
});

it('§3 sends every answer, once, and goes to the application', async () => {
  answer(
    'GET /api/applys',
    pageOf([
      application({
        status: 'draft',
        step: 4,
        motivation,
        interest: 'Por la ría',
        CV: { id: ids.file.parse(55), name: 'cv.pdf', size: 1000 },
        video: 'vimeo.com/1',
        availability: 'Tardes',
        deadline: '2027-03-28T21:59:59.999Z',
        project_expected: 'Datos para mi TFG',
        tutor: 'Ana Ruiz',
        rtx_interest: true,
      }),
    ]),
  );
  const { send, address } = await openForm();
  await step('Revisa y envía');
  await send();
  expect(await heading('Solicitud enviada')).toBeVisible();
  expect(address()).toBe('/profile/applications/40?sent=1');
  expect(sentTo(apply)).toEqual([
    {
      body: {
        data: {
          project: 12,
          motivation,
          interest: 'Por la ría',
          CV: 55,
          video: 'https://vimeo.com/1',
          availability: 'Tardes',
          deadline: '2027-03-28',
          project_expected: 'Datos para mi TFG',
          tutor: 'Ana Ruiz',
          rtx_interest: true,
        },
      },
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('says after sending what happens next and by when the organisation answers', async () => {
  const { toReview, send } = await openForm();
  await toReview();
  await send();
  await heading('Solicitud enviada');
  expect(screen.getByRole('region', { name: 'Qué pasa ahora' })).toHaveTextContent(
    'Fundación Río Limpio la leerá y te responderá como muy tarde el 17 de octubre de 2031.',
  );
});

it('sends nothing of what was not answered', async () => {
  const { toReview, send } = await openForm();
  await toReview();
  await send();
  await heading('Solicitud enviada');
  expect(sentTo(apply)).toEqual([{ body: { data: { project: 12, motivation, CV: 55 } } }]);
});

it('changes an answer from the review, and comes straight back', async () => {
  const { toReview, press, person } = await openForm();
  await toReview();
  await press('Cambiar «Por qué tú»');
  await step('Por qué tú');
  await person.clear(motivationBox());
  await person.type(motivationBox(), 'Me gusta');
  await press('Volver a la revisión');
  expect(motivationBox()).toBeInvalid();
  await person.click(motivationBox());
  await person.paste(' porque en casa tenemos huerto desde siempre.');
  await press('Volver a la revisión');
  await step('Revisa y envía');
  expect(screen.getByRole('region', { name: 'Por qué tú' })).toHaveTextContent('tenemos huerto');
});

it('§4.4 tells what is missing at its field and above the form, where focus goes', async () => {
  const { person, next, write } = await openForm();
  await person.type(motivationBox(), 'Me gusta');
  await next();

  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(motivationBox()).toBeInvalid();
  expect(motivationBox()).toHaveAccessibleDescription(/Escribe al menos 40 caracteres\./);
  await person.click(
    screen.getByRole('link', { name: /Qué puedes aportar.*Escribe al menos 40 caracteres\./ }),
  );
  expect(motivationBox()).toHaveFocus();

  await write(/Qué puedes aportar/, motivation);
  await next();
  await step('Tu currículum');
  await next();
  expect(screen.getByRole('group', { name: /Currículum/ })).toHaveAccessibleDescription(
    /Este campo es obligatorio\./,
  );
  expect(sentTo(apply)).toHaveLength(0);
});

it('§4.4 makes one request of ten clicks', async () => {
  let finish = () => {};
  answer(apply, () => new Promise((done) => (finish = () => done({ data: application() }))));
  const { toReview } = await openForm();
  await toReview();
  const button = screen.getByRole('button', { name: 'Enviar solicitud' });
  act(() => {
    for (let click = 0; click < 10; click++) button.click();
  });
  await waitFor(() => expect(sentTo(apply)).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');

  act(finish);
  await heading('Solicitud enviada');
  expect(sentTo(apply)).toHaveLength(1);
});

it('keeps what was typed when the call fails, and can be sent again', async () => {
  const { toReview, send } = await openForm();
  await toReview();
  refuse(apply, new ApiError('Unavailable'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /No hemos podido enviar tu solicitud\. El servicio no está disponible en este momento\..*No has perdido nada/,
  );
  expect(screen.getByRole('region', { name: 'Por qué tú' })).toHaveTextContent(motivation);

  answer(apply, { data: application() });
  await send();
  expect(await heading('Solicitud enviada')).toBeVisible();
});

it("shows the server's messages at their fields", async () => {
  const { toReview, send } = await openForm();
  await toReview();
  refuse(apply, refusal('ValidationError', { fields: { motivation: 'Longitud máxima alcanzada.' } }));
  await send();
  await step('Por qué tú');
  await waitFor(() => expect(motivationBox()).toHaveAccessibleDescription(/Longitud máxima alcanzada\./));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps a draft with the CV and the page for the next visit, also without a network', async () => {
  refuse('PUT /api/applys/draft', new ApiError('Network'));
  const first = await openForm();
  await first.toPlan();
  await waitFor(() => expect(localStorage.getItem('draft:1:application-12')).toContain('cv.pdf'));
  first.unmount();

  const { next, send } = await openForm();
  await step('Cómo y cuándo');
  expect(screen.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  await next();
  expect(screen.getByRole('region', { name: 'Tu currículum' })).toHaveTextContent('cv.pdf');
  await send();
  await heading('Solicitud enviada');
  expect(sentTo(apply)[0]?.body?.data).toEqual({ project: 12, motivation, CV: 55 });
});

it('says when it was saved', async () => {
  const { toCv } = await openForm();
  await toCv();
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
});

describe('the draft of the application', () => {
  const kept = () =>
    application({
      status: 'draft',
      motivation,
      availability: 'Tardes',
      deadline: '2027-03-28T21:59:59.999Z',
      step: 3,
      CV: { id: ids.file.parse(55), name: 'cv.pdf', size: 1000 },
    });

  it('fills the form at its page, wherever it was begun', async () => {
    answer('GET /api/applys', pageOf([kept()]));
    const { next, send } = await openForm();
    await step('Cómo y cuándo');
    expect(screen.getByRole('textbox', { name: /Disponibilidad/ })).toHaveValue('Tardes');
    await next();
    await send();
    await heading('Solicitud enviada');
    expect(sentTo(apply)[0]?.body?.data).toEqual({
      project: 12,
      motivation,
      availability: 'Tardes',
      deadline: '2027-03-28',
      CV: 55,
    });
  });

  it('is what is kept while the student writes, and goes when it is discarded', async () => {
    answer('DELETE /api/applys/:id', undefined);
    const { person, toPlan, write, unmount } = await openForm();
    await toPlan();
    await write(/Disponibilidad/, 'x'.repeat(2001));
    unmount();
    await waitFor(() => expect(sentTo('PUT /api/applys/draft')).toHaveLength(1));
    expect(sentTo('PUT /api/applys/draft')[0]?.body?.data).toEqual({
      project: 12,
      motivation,
      interest: '',
      CV: 55,
      video: '',
      // Text over the limit is truncated in the draft.
      availability: 'x'.repeat(2000),
      deadline: null,
      project_expected: '',
      tutor: '',
      rtx_interest: false,
      step: 3,
    });

    answer('GET /api/applys', pageOf([kept()]));
    await openForm();
    await person.click(await screen.findByRole('button', { name: 'Descartar borrador' }));
    await waitFor(() => expect(sentTo('DELETE /api/applys/:id')).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });

  it('turns into what has become of it elsewhere', async () => {
    refuse('PUT /api/applys/draft', refusal('AlreadyApplied'));
    const { toCv } = await openForm();
    answer('GET /api/applys', pageOf([application()]));
    await toCv();
    expect(await screen.findByRole('heading', { name: 'Ya has solicitado este proyecto' })).toBeVisible();
  });
});

it.each([
  [refusal('AlreadyApplied'), 'Ya has solicitado este proyecto', 'Ver mis solicitudes'],
  [refusal('ProjectClosed'), 'Este proyecto ya no admite solicitudes', 'Buscar más proyectos'],
])('shows a way on after %p', async (refusal, title, way) => {
  const { toReview, send } = await openForm();
  await toReview();
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
  expect(screen.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute(
    'href',
    '/profile/applications/40',
  );
  unmount();

  answer('GET /api/applys', pageOf([]));
  answer('GET /api/projects/:id', { data: project({ status: 'selected' }) });
  await openPage('/projects/12/apply', student());
  expect(await heading('Este proyecto ya no admite solicitudes')).toBeVisible();
});

it('§2.4 says what an incomplete profile lacks, and leads straight to it', async () => {
  const { details, ...rest } = student();
  await openPage('/projects/12/apply', { ...rest, details: details && { ...details, province: null } });
  expect(await heading('Completa tu perfil para solicitar este proyecto')).toBeVisible();
  expect(screen.getByText(/Te falta decirnos tu provincia\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Completar perfil en 3 minutos' })).toHaveAttribute(
    'href',
    '/profile/complete?project=12',
  );
});

it('leads straight to what is missing when the server finds the profile incomplete, and keeps what was typed', async () => {
  const { toReview, send } = await openForm();
  await toReview();
  refuse(apply, refusal('ProfileIncomplete', { fields: { province: 'Te falta decirnos tu provincia.' } }));
  await send();
  expect(await heading('Completa tu perfil para solicitar este proyecto')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/Te falta decirnos tu provincia\./);
  expect(screen.getByRole('link', { name: 'Completar perfil en 3 minutos' })).toHaveAttribute(
    'href',
    '/profile/complete?project=12',
  );
  await waitFor(() =>
    expect(sentTo('PUT /api/applys/draft').at(-1)?.body?.data).toMatchObject({ motivation }),
  );
});

it('says in a first layer who sees the data, and links to the rest', async () => {
  const { toReview } = await openForm();
  await toReview();
  const notice = screen.getByRole('region', { name: 'Qué pasa con tus datos' });
  expect(notice).toHaveTextContent('Fundación Río Limpio verá tu nombre');
  expect(screen.getByRole('link', { name: /Lee la política de privacidad/ })).toHaveAttribute(
    'href',
    '/politica-privacidad',
  );
});

describe('the CV', () => {
  it('can be the one of the last application', async () => {
    answer('GET /api/applys/cvs', { data: [{ id: 9, name: 'cv-de-mayo.pdf', size: 2000 }] });
    const { toCv, press, next, send } = await openForm();
    await toCv();
    await press('Usar el de tu última solicitud: cv-de-mayo.pdf');
    await next();
    await step('Cómo y cuándo');
    await next();
    await step('Revisa y envía');
    await send();
    await heading('Solicitud enviada');
    expect(sentTo(upload)).toHaveLength(0);
    expect(sentTo(apply)[0]?.body?.data).toMatchObject({ CV: 9 });
  });

  it.each([
    [cvFile('cv.docx'), 'Archivo no permitido. Solo se aceptan: pdf'],
    [cvFile('cv.pdf', 5 * 1024 * 1024 + 1), 'El archivo supera el máximo de 5 MB.'],
  ])('§5 is checked before it is sent, with an alert', async (file, message) => {
    const { toCv, chooseCv } = await openForm();
    await toCv();
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
    const { person, toCv, chooseCv, next } = await openForm();
    await toCv();
    await chooseCv();
    act(() => options.onProgress?.(0.4));
    expect(await screen.findByRole('progressbar', { name: /cv\.pdf/ })).toHaveAttribute('value', '40');

    await next();
    expect(await screen.findAllByText('Espera a que termine de subirse el archivo.')).not.toHaveLength(0);

    await person.click(screen.getByRole('button', { name: /Cancelar/ }));
    expect(options.signal?.aborted).toBe(true);
    expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  });

  it.each(['FileTypeRefused', 'FileTooLarge'] as const)(
    '%s: says so at the field and takes another file',
    async (code) => {
      refuse(upload, refusal(code));
      const { toCv, chooseCv } = await openForm();
      await toCv();
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
    const { person, toCv, chooseCv } = await openForm();
    await toCv();
    await chooseCv();
    expect(await screen.findByText(/No hay conexión con el servicio/)).toBeVisible();

    answer(upload, [storedCv]);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Archivo subido')).toBeVisible();
    expect(sentTo(upload)).toHaveLength(2);
  });

  it('can be taken off the form', async () => {
    const { person, toCv, chooseCv, next } = await openForm();
    await toCv();
    await chooseCv();
    await screen.findByText('Archivo subido');
    await person.click(screen.getByRole('button', { name: /Quitar/ }));
    await next();
    expect(await screen.findByRole('link', { name: 'Currículum: Este campo es obligatorio.' })).toBeVisible();
    expect(sentTo(apply)).toHaveLength(0);
  });
});
