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
} from '../../../test/render.tsx';
import { reviewed } from '../../../test/review.ts';
import axe from 'axe-core';
import { refusal } from '@puente/client/refusal';

const one = 'GET /api/organizations/:id';
const preview = 'GET /api/organizations/:id/merge';
const merge = 'POST /api/organizations/:id/merge';
const list = 'GET /api/merges';
const undo = 'POST /api/merges/:id/undo';
const address = '/staff/organizaciones/5/fusionar';
const staff = user('staff');

const old = reviewed({
  id: 8,
  name: 'Huerta Clara, S. Coop.',
  verified: true,
  createdAt: '2025-01-10T10:00:00.000Z',
});
const seen = {
  version: 'abc',
  moves: [{ part: 'projects', count: 3, names: ['Mapa de la huerta', 'Riego'] }],
  clashes: [{ part: 'follows', clash: 'once', count: 1, names: [] }],
  fields: [
    { field: 'web', stays: 'https://huerta.example', ends: 'https://otra.example' },
    { field: 'linkedin', stays: null, ends: 'https://www.linkedin.com/company/huerta' },
  ],
  rights: ['verificationGained'],
  mails: 2,
};
const merged = {
  id: 4,
  kind: 'organization',
  from: { id: 5, name: 'Huerta Clara' },
  into: { id: 8, name: 'Huerta Clara, S. Coop.' },
  mergedAt: '2026-06-01T10:00:00.000Z',
  mergedBy: 'Noa Rey',
  undoUntil: '2026-06-08T10:00:00.000Z',
  undoneAt: null,
  undoneBy: null,
  notReturned: [],
};

beforeEach(() => {
  answer(one, ({ params }: { params: { id: number } }) => ({ data: params.id === 8 ? old : reviewed() }));
  answer(preview, { data: seen });
  answer(merge, { data: merged });
  answer(list, pageOf([merged]));
  answer(undo, { data: { ...merged, undoneAt: '2026-06-02T10:00:00.000Z', undoneBy: 'Noa Rey' } });
});

describe('the page of a merge', () => {
  it('says what moves, what clashes and who gains what, and merges as it was seen', async () => {
    const { container, person } = await openPage(`${address}?con=8`, staff);
    await screen.findByRole('heading', { name: 'Huerta Clara pasa a ser parte de Huerta Clara, S. Coop.' });
    expect(await screen.findByText('3 proyectos: Mapa de la huerta, Riego y 1 más')).toBeVisible();
    expect(screen.getByText('1 seguimiento de estudiantes. Está en las dos: queda una vez.')).toBeVisible();
    expect(
      screen.getByText('Web: queda «https://huerta.example» y se pierde «https://otra.example».'),
    ).toBeVisible();
    expect(screen.getByText(/^LinkedIn: se copia/)).toBeVisible();
    expect(screen.getByText('Su gente pasa a actuar por una organización verificada.')).toBeVisible();
    expect(screen.getByText('2 personas reciben un correo que lo explica.')).toBeVisible();
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);

    await person.click(screen.getByRole('button', { name: 'Fusionar las dos' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }),
    );
    await waitFor(() =>
      expect(toastMessages()).toEqual(['«Huerta Clara» es ahora parte de «Huerta Clara, S. Coop.».']),
    );
    expect(sentTo(merge)).toEqual([{ params: { id: 5 }, body: { data: { into: 8, version: 'abc' } } }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fusiones' })).toBeVisible();
  });

  it('merges the other way round', async () => {
    const { person } = await openPage(`${address}?con=8`, staff);
    await person.click(await screen.findByRole('radio', { name: /^Huerta Clara, sin verificar/ }));
    await screen.findByRole('heading', { name: 'Huerta Clara, S. Coop. pasa a ser parte de Huerta Clara' });
    await waitFor(() =>
      expect(sentTo(preview).at(-1)).toMatchObject({ params: { id: 8 }, query: { into: 5 } }),
    );
  });

  it('shows what moves again when it has changed, and merges only after that', async () => {
    const { person } = await openPage(`${address}?con=8`, staff);
    refuse(merge, refusal('MergeChanged'));
    await person.click(await screen.findByRole('button', { name: 'Fusionar las dos' }));
    answer(preview, {
      data: { ...seen, version: 'def', moves: [{ part: 'projects', count: 4, names: [] }] },
    });
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }),
    );
    expect(await screen.findByText('Ha cambiado mientras lo mirabas')).toBeVisible();
    expect(await screen.findByText('4 proyectos')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    answer(merge, { data: merged });
    await person.click(screen.getByRole('button', { name: 'Fusionar las dos' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }),
    );
    await waitFor(() => expect(sentTo(merge).at(-1)?.body).toEqual({ data: { into: 8, version: 'def' } }));
  });

  it('stays open for another try when the service fails', async () => {
    const { person } = await openPage(`${address}?con=8`, staff);
    refuse(merge, refusal('Unavailable'));
    await person.click(await screen.findByRole('button', { name: 'Fusionar las dos' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Fusionar' }));
    expect(await dialog.findByText(/no está disponible/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Fusionar' })).toBeEnabled();
  });

  it('asks for another than the same one', async () => {
    await openPage(`${address}?con=5`, staff);
    expect(await screen.findByText('Es la misma. Elige otra.')).toBeVisible();
    expect(sentTo(preview)).toEqual([]);
  });

  it('finds the other one by its name', async () => {
    answer('GET /api/organizations/review', pageOf([reviewed(), old]));
    const { person } = await openPage(address, staff);
    await person.click(await screen.findByRole('combobox', { name: 'Con qué organización' }));
    expect(await screen.findByRole('option', { name: 'Huerta Clara, S. Coop.' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Huerta Clara \(/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('option', { name: 'Huerta Clara, S. Coop.' }));
    expect(await screen.findByText('3 proyectos: Mapa de la huerta, Riego y 1 más')).toBeVisible();
  });
});

describe('the list of merges', () => {
  it('undoes one, and says what could not come back', async () => {
    const { container, person } = await openPage('/staff/fusiones', staff);
    await person.click(await screen.findByRole('button', { name: 'Deshacer la fusión de Huerta Clara' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    answer(
      list,
      pageOf([
        {
          ...merged,
          undoneAt: '2026-06-02T10:00:00.000Z',
          undoneBy: 'Noa Rey',
          notReturned: [{ part: 'projects', count: 1, why: 'moved' }],
        },
      ]),
    );
    await person.click(dialog.getByRole('button', { name: 'Deshacer la fusión' }));
    await waitFor(() =>
      expect(toastMessages()).toEqual(['Huerta Clara vuelve a ser una organización aparte.']),
    );
    expect(sentTo(undo)).toEqual([{ params: { id: 4 } }]);
    expect(await screen.findByText('1 proyecto: ya no es de la que quedó')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Huerta Clara' })).toHaveAttribute(
      'href',
      '/staff/organizaciones/5',
    );
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('says when it cannot be undone any more', async () => {
    refuse(undo, refusal('MergedFurther'));
    const { person } = await openPage('/staff/fusiones', staff);
    await person.click(await screen.findByRole('button', { name: 'Deshacer la fusión de Huerta Clara' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Deshacer la fusión' }));
    expect(await dialog.findByText(/Deshaz antes esa otra fusión/)).toBeVisible();
  });

  it('says that there is none', async () => {
    answer(list, pageOf([]));
    await openPage('/staff/fusiones', staff);
    expect(await screen.findByText('Ninguna fusión en los últimos días')).toBeVisible();
  });
});
