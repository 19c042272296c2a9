import { contentPage, faq } from '../../test/content.ts';
import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const editor = { ...user('staff'), staffRole: 'editor' as const };
const version = {
  id: 2,
  savedAt: '2026-11-02T10:00:00.000Z',
  who: 'Elena Prado',
  changed: [] as string[],
};

describe('the editor of a question', () => {
  let known = faq();
  const values = {
    question: known.question,
    answer: 'Antes',
    audience: null,
    category: null,
    position: 10,
    published: true,
  };
  beforeEach(() => {
    known = faq();
    answer('GET /api/faqs', () => pageOf([known]));
    answer('GET /api/faqs/:id/versions', {
      data: [
        { ...version, id: 3, changed: ['answer'], values },
        { ...version, values },
      ],
    });
    answer('PUT /api/faqs/:id', ({ body }: { body: { data: object } }) => {
      known = { ...known, ...body.data, updatedAt: '2026-11-27T10:00:00.000Z' };
      return { data: known };
    });
  });
  const open = async () => {
    const page = await openPage('/staff/textos/preguntas/1', editor);
    await screen.findByRole('heading', { level: 1, name: '¿Cómo creo una cuenta?' });
    return page;
  };

  it('saves what was changed, numbers as numbers', async () => {
    const { person } = await open();
    await person.selectOptions(screen.getByLabelText('Perfil'), 'Estudiantes');
    await person.clear(screen.getByLabelText('Posición'));
    await person.type(screen.getByLabelText('Posición'), 'x');
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    expect(await screen.findByText('Formato no válido.')).toBeVisible();
    await person.clear(screen.getByLabelText('Posición'));
    await person.type(screen.getByLabelText('Posición'), '20');
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado la pregunta.']));
    expect(sentTo('PUT /api/faqs/:id').at(-1)).toEqual({
      params: { id: 1 },
      body: { data: { audience: 'student', position: 20, base: faq().updatedAt } },
    });
  });

  it('shows both values when a colleague has saved first', async () => {
    const { person } = await open();
    await person.type(screen.getByLabelText('Pregunta'), '?');
    known = { ...known, question: 'De una colega', updatedAt: '2026-11-27T09:00:00.000Z' };
    refuse('PUT /api/faqs/:id', refusal('RecordChanged'));
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    expect(await screen.findByText('Otra persona ha guardado cambios en esta pregunta')).toBeVisible();
    expect(screen.getByLabelText('Pregunta')).toHaveValue('¿Cómo creo una cuenta??');
  });

  it('brings a former version back, and deletes the question after a question', async () => {
    const { person } = await open();
    answer('POST /api/faqs/:id/restore', () => ({ data: known }));
    await person.click(await screen.findByRole('button', { name: /^Restaurar/ }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Recuperarla' }),
    );
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos recuperado esa versión.']));
    expect(sentTo('POST /api/faqs/:id/restore')[0]?.body).toEqual({
      data: { version: 2, base: faq().updatedAt },
    });
    answer('DELETE /api/faqs/:id', undefined);
    answer('GET /api/staff-texts', pageOf([]));
    await person.click(screen.getByRole('button', { name: 'Eliminar la pregunta' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar para siempre' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Textos del sitio' });
    expect(sentTo('DELETE /api/faqs/:id')).toEqual([{ params: { id: 1 } }]);
  });
});

describe('the editor of a page', () => {
  it('publishes it with what was written', async () => {
    let known = contentPage({ published: false });
    answer('GET /api/pages', () => pageOf([known]));
    answer('GET /api/pages/:id/versions', { data: [] });
    answer('PUT /api/pages/:id', () => {
      known = { ...known, published: true, updatedAt: '2026-11-27T10:00:00.000Z' };
      return { data: known };
    });
    const { person } = await openPage('/staff/textos/paginas/6', editor);
    await screen.findByRole('heading', { level: 1, name: 'Equipo' });
    expect(screen.getByText(/^Sin publicar/)).toBeVisible();
    await person.type(screen.getByLabelText('Título'), ' de Puente');
    await person.click(screen.getByRole('button', { name: 'Publicar' }));
    await waitFor(() =>
      expect(sentTo('PUT /api/pages/:id').at(-1)?.body).toEqual({
        data: { title: 'Equipo de Puente', published: true, base: contentPage().updatedAt },
      }),
    );
    expect(await screen.findByText('Publicada.')).toBeVisible();
  });

  it('says that a text is gone', async () => {
    answer('GET /api/pages', pageOf([]));
    await openPage('/staff/textos/paginas/99', editor);
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este texto' })).toBeVisible();
  });
});
