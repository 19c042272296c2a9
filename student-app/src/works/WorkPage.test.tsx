import { coordinator, student, teacher, user as staffMember } from '../../test/fixtures.ts';
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
import { citations, work } from '../../test/works.ts';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { useSession } from '@puente/platform/session';

const one = 'GET /api/tfxes/:id';
const publish = 'POST /api/tfxes/:id/publish';
const published = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, isDraft: false }));
/** The author of the work, with this number of published works. */
const author = (count = 0) => {
  const user = student();
  if (!user.details) throw new Error('The student has no details.');
  return { ...user, details: { ...user.details, tfxs: published(count) as never } };
};
const tfxs = () => useSession.getState().user?.details?.tfxs;

beforeEach(() => {
  answer(one, { data: work() });
  answer('GET /api/tfxes/:id/citations', citations);
});

it('§3 shows all that a work says: summary, author, tutor, index, impact, sustainability, innovation, viability', async () => {
  await openPage('/tfx/57', teacher);
  await heading('Qué hay en la arena de tres playas');
  for (const title of [
    'Resumen',
    'Índice',
    'Impacto',
    'Sostenibilidad',
    'Innovación',
    'Viabilidad',
    'Documento',
  ])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Uxía Prado · Universidade da Coruña · Grado en Biología')).toBeVisible();
  expect(screen.getByText('Andrés Molina')).toBeVisible();
  expect(screen.getByText('Entregado el 30 de junio de 2025')).toBeVisible();
  expect(screen.getByText('Premiado')).toBeVisible();
  expect(screen.getByRole('link', { name: /Abrir en otra pestaña/ })).toHaveAttribute(
    'href',
    '/api/tfxes/57/file',
  );
  expect(screen.getByRole('link', { name: /CC BY-SA 4.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/deed.es',
  );
  // Only the author can change it.
  expect(screen.queryByRole('region', { name: 'Tu trabajo' })).not.toBeInTheDocument();
});

describe('the document in the page', () => {
  const bytes = 'GET /api/tfxes/:id/file';
  const shows = (inPages: boolean) =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: inPages, configurable: true });

  it('is read in a frame with a name, once it is asked for', async () => {
    shows(true);
    answer(bytes, undefined);
    const { person } = await openPage('/tfx/57', teacher);
    const read = await screen.findByRole('button', { name: 'Leer aquí' });
    expect(screen.queryByTitle(/memoria/)).not.toBeInTheDocument();
    expect(sentTo(bytes)).toEqual([]);
    await person.click(read);
    expect(await screen.findByTitle('Documento: memoria.pdf')).toHaveAttribute('src', '/api/tfxes/57/file');
    await person.click(screen.getByRole('button', { name: 'Cerrar el documento', expanded: true }));
    expect(screen.queryByTitle(/memoria/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Descargar/ })).toHaveAttribute('download', 'memoria.pdf');
  });

  it('that cannot be opened says so, is tried again, and can be downloaded', async () => {
    shows(true);
    refuse(bytes, new ApiError('Unexpected'));
    const { person } = await openPage('/tfx/57', teacher);
    await person.click(await screen.findByRole('button', { name: 'Leer aquí' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido abrir el documento');
    expect(screen.queryByTitle(/memoria/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Descargar/ })).toBeVisible();
    answer(bytes, undefined);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByTitle('Documento: memoria.pdf')).toBeVisible();
  });

  it('is opened beside the page or downloaded where a browser shows no PDF in pages', async () => {
    shows(false);
    await openPage('/tfx/57', teacher);
    expect(await screen.findByRole('link', { name: /Abrir en otra pestaña/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leer aquí' })).not.toBeInTheDocument();
  });
});

it('says from which day a document under embargo can be read, and has no way to it', async () => {
  answer(one, { data: work({ embargo_until: '2090-09-01', file_url: null }) });
  await openPage('/tfx/57', teacher);
  expect(await screen.findByText('Se podrá leer a partir del 1 de septiembre de 2090')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Abrir en otra pestaña|Descargar/ })).not.toBeInTheDocument();
});

it('cites it in four ways', async () => {
  const { person } = await openPage('/tfx/57', teacher);
  expect(await screen.findByText(citations.data.apa)).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'ISO 690' }));
  expect(screen.getByText(citations.data.iso690)).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'BibTeX' }));
  expect(screen.getByText('@mastersthesis{tfx57}')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar .bib' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copiar la cita' }));
  expect(await navigator.clipboard.readText()).toBe('@mastersthesis{tfx57}');
});

it('keeps the work when its citation cannot be made', async () => {
  refuse('GET /api/tfxes/:id/citations', new ApiError('Unexpected'));
  await openPage('/tfx/57', teacher);
  expect(await screen.findByText('No hemos podido preparar la cita')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Resumen' })).toBeVisible();
});

it('§3 is saved among the student’s works', async () => {
  answer('PUT /api/students/:id', { data: {} });
  answer(one, { data: work({ student: null }) });
  const { person } = await openPage('/tfx/57', student());
  await person.click(await screen.findByRole('button', { name: 'Guardar trabajo' }));
  expect(screen.getByRole('button', { name: 'Quitar de guardados' })).toBeVisible();
  await waitFor(() =>
    expect(sentTo('PUT /api/students/:id')[0]?.body?.data).toEqual({ favorites_tfxes: { connect: [57] } }),
  );
});

describe('contact by the platform', () => {
  const contact = () => screen.queryByRole('link', { name: 'Contactar con el autor' });
  const others = { ...work().student, id: 8 } as never;

  it('leads every other reader to a conversation about the work', async () => {
    await openPage('/tfx/57', teacher);
    await heading('Qué hay en la arena de tres playas');
    expect(contact()).toHaveAttribute('href', '/chat?work=57');
  });

  it('leads people of organisations also to its tutor, once the tutor has accepted', async () => {
    answer(one, { data: work({ tutor_contactable: true }) });
    await openPage('/tfx/57', coordinator);
    expect(await screen.findByRole('link', { name: 'Contactar con quien lo dirige' })).toHaveAttribute(
      'href',
      '/chat?tutor-of=57',
    );
  });

  it('is offered to a student about another one’s work, not about their own', async () => {
    answer(one, { data: work({ student: others }) });
    await openPage('/tfx/57', student());
    await heading('Qué hay en la arena de tres playas');
    expect(contact()).toBeVisible();
  });

  it.each([
    ['whose author wants no messages', { contactable: false }],
    ['whose author has left', { student: null }],
    ['that is a draft', { isDraft: true, publishedAt: null }],
    ['that is hidden', { isHidden: true }],
  ])('is not offered for a work %s', async (_, change) => {
    answer(one, { data: work(change) });
    await openPage('/tfx/57', teacher);
    await heading('Qué hay en la arena de tres playas');
    expect(contact()).not.toBeInTheDocument();
  });
});

describe('for its author', () => {
  const draft = () => work({ isDraft: true, publishedAt: null });
  const bar = async () => within(await screen.findByRole('region', { name: 'Tu trabajo' }));

  it('has no way to write to oneself', async () => {
    await openPage('/tfx/57', author(1));
    expect(await bar()).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Contactar con el autor' })).not.toBeInTheDocument();
  });

  it('is a preview until it is published, which the menu then counts', async () => {
    answer(one, { data: draft() });
    answer(publish, { data: work() });
    const { person } = await openPage('/tfx/57', author(3));
    expect((await bar()).getByText('Borrador: así se verá')).toBeVisible();
    await person.click((await bar()).getByRole('button', { name: 'Publicar' }));
    expect(await (await bar()).findByText('Publicado')).toBeVisible();
    expect(toastMessages()).toEqual(['Publicado: ya está en el repositorio.']);
    expect(tfxs()?.filter(({ isDraft }) => !isDraft)).toHaveLength(4);
  });

  it('§9 four at most: says so before the press', async () => {
    answer(one, { data: draft() });
    await openPage('/tfx/57', author(4));
    expect(await screen.findByText('Ya tienes 4 trabajos publicados, que es el máximo')).toBeVisible();
    expect((await bar()).queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis trabajos publicados' })).toHaveAttribute(
      'href',
      '/profile?section=tfx',
    );
  });

  it('§9 four at most, also when the fourth was published in another tab', async () => {
    answer(one, { data: draft() });
    refuse(publish, refusal('TfxLimit'));
    const { person } = await openPage('/tfx/57', author(3));
    await person.click((await bar()).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Ya tienes 4 trabajos publicados, que es el máximo')).toBeVisible();
  });

  it('§3 is hidden with a reason, and shown again', async () => {
    const hidden = work({ isHidden: true, hiding_reason: 'Lo estoy corrigiendo.' });
    answer('POST /api/tfxes/:id/hide', { data: hidden });
    answer('POST /api/tfxes/:id/show', { data: work() });
    const { person } = await openPage('/tfx/57', author(1));
    await person.click((await bar()).getByRole('button', { name: 'Ocultar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar tu trabajo' }));
    await person.click(dialog.getByRole('button', { name: 'Ocultar' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await person.click(dialog.getByRole('textbox', { name: /Por qué/ }));
    await person.paste('Lo estoy corrigiendo.');
    await person.click(dialog.getByRole('button', { name: 'Ocultar' }));
    expect(await screen.findByText('Has ocultado este trabajo')).toBeVisible();
    expect(screen.getByText('Lo estoy corrigiendo.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Volver a mostrar' }));
    expect(await (await bar()).findByText('Publicado')).toBeVisible();
  });

  it('says why the team has hidden it, and offers no way to show it', async () => {
    answer(one, {
      data: work({ isHidden: true, hiding_reason: 'El documento es de otra persona.', hidden_by_team: true }),
    });
    await openPage('/tfx/57', author(1));
    expect(await screen.findByText('El equipo ha ocultado este trabajo')).toBeVisible();
    expect(screen.getByText(/El documento es de otra persona\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Volver a mostrar' })).not.toBeInTheDocument();
  });

  it('is taken back, which leaves room for another', async () => {
    answer('POST /api/tfxes/:id/unpublish', { data: draft() });
    const { person } = await openPage('/tfx/57', author(4));
    await person.click((await bar()).getByRole('button', { name: 'Retirar' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }),
    );
    expect(await screen.findByText('Borrador: así se verá')).toBeVisible();
    expect(tfxs()).toContainEqual({ id: 57, isDraft: true });
  });
});

it('says when there is no such work, and asks again after a failure', async () => {
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/tfx/57', student());
  await heading('No hemos podido cargar el trabajo');
  answer(one, { data: work() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Qué hay en la arena de tres playas');
});

it.each(['/tfx/0', '/tfx/abc'])('%s is no work', async (address) => {
  await openPage(address, student());
  await heading('No encontramos este trabajo');
});

it('support corrects the authorship, and sees what a colleague has written meanwhile', async () => {
  const { person } = await openPage('/tfx/57', { ...staffMember('staff'), staffRole: 'support' });
  await person.click(await screen.findByRole('button', { name: 'Corregir la autoría' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la autoría' }));
  const name = dialog.getByLabelText('Nombre');
  expect(name).toHaveValue('Uxía');
  await person.clear(name);
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
  await person.type(name, 'Uxía María');
  const put = 'PUT /api/tfxes/:id/authorship';
  const theirs = work({ updatedAt: '2026-11-27T10:00:00.000Z' });
  refuse(put, refusal('RecordChanged'));
  answer(one, { data: theirs });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/Ahora dice: Uxía Prado · Universidade da Coruña/)).toBeVisible();
  expect(name).toHaveValue('Uxía María');
  answer(put, { data: theirs });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos corregido la autoría.']));
  expect(sentTo(put).at(-1)?.body).toMatchObject({
    data: { name: 'Uxía María', surname: 'Prado', base: theirs.updatedAt },
  });
});

it('offers nobody else to correct an authorship', async () => {
  await openPage('/tfx/57', teacher);
  await heading('Qué hay en la arena de tres playas');
  expect(screen.queryByRole('button', { name: 'Corregir la autoría' })).not.toBeInTheDocument();
});
