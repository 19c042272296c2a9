import { pageOf, student } from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { work } from '../../test/works.ts';
import { ApiError } from '@puente/client/api-error';

const own = 'GET /api/students/:id/tfxes';
const group = async (name: string) => {
  const element = (await heading(name)).parentElement;
  if (!element) throw new Error(`${name} stands nowhere.`);
  return within(element);
};

it('§2.2 lists drafts, what is published, and what is hidden with the reason', async () => {
  answer(
    own,
    pageOf([
      work({ id: 1, title: 'Una idea', status: 'choosing', isDraft: true, publishedAt: null }),
      work({ id: 2, title: '', summary: '', isDraft: true, publishedAt: null }),
      work({ id: 3, title: 'Publicado ya' }),
      work({ id: 4, title: 'Escondido', isHidden: true, hiding_reason: 'Lo estoy corrigiendo.' }),
    ]),
  );
  await openPage('/profile?section=tfx', student());
  const drafts = await group('Borradores');
  expect(drafts.getByRole('link', { name: 'Una idea' })).toHaveAttribute('href', '/tfx/1');
  expect(drafts.getByRole('link', { name: /^Ya está en curso.*Una idea$/ })).toHaveAttribute(
    'href',
    '/tfx/1/complete?status=onGoing',
  );
  expect(drafts.getByRole('link', { name: /^Seguir rellenando.*Sin título todavía$/ })).toHaveAttribute(
    'href',
    '/tfx/2/edit',
  );
  expect((await group('Publicados')).getByRole('link', { name: 'Publicado ya' })).toBeVisible();
  expect((await group('Ocultos')).getByText(/Lo estoy corrigiendo\./)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Secciones del perfil' })).toHaveTextContent('Mis trabajos');
  expect(sentTo(own)[0]?.params).toEqual({ id: 7 });
});

it('leads to the three doors when there is none', async () => {
  answer(own, pageOf([]));
  await openPage('/profile?section=tfx', student());
  await heading('Todavía no has subido ningún trabajo');
  expect(screen.getByRole('link', { name: 'Subir mi TFG/M' })).toHaveAttribute('href', '/tfx/create');
});

it('tries again after a failure', async () => {
  refuse(own, new ApiError('Unexpected'));
  const { person } = await openPage('/profile?section=tfx', student());
  await heading('No hemos podido cargar tus trabajos');
  answer(own, pageOf([work()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Publicados');
});

it('deletes a draft that was never saved, once its author confirms it', async () => {
  const begun = work({ id: 2, title: 'Una idea', summary: '', isDraft: true, publishedAt: null });
  answer(own, pageOf([begun, work({ id: 3, title: 'Publicado ya' })]));
  answer('DELETE /api/tfxes/:id', undefined);
  const { person } = await openPage('/profile?section=tfx', student());
  const drafts = await group('Borradores');
  expect(screen.getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(1);
  await person.click(drafts.getByRole('button', { name: 'Eliminar Una idea' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminas este borrador?' }));
  expect(dialog.getByText(/no se puede recuperar/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Conservarlo' }));
  expect(sentTo('DELETE /api/tfxes/:id')).toEqual([]);

  await person.click(drafts.getByRole('button', { name: 'Eliminar Una idea' }));
  answer(own, pageOf([work({ id: 3, title: 'Publicado ya' })]));
  await person.click(await screen.findByRole('button', { name: 'Eliminar el borrador' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Borradores' })).not.toBeInTheDocument());
  expect(sentTo('DELETE /api/tfxes/:id')).toEqual([{ params: { id: 2 } }]);
  expect(screen.getByRole('heading', { name: 'Mis trabajos' })).toHaveFocus();
});
