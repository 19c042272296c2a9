import { post } from '../../test/content.ts';
import { answer, heading, openPage, pageOf, refuse, screen, sentTo } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const preview = 'GET /api/blog-posts/preview';

beforeEach(() => answer('GET /api/blog-posts', pageOf([])));

it('shows a post before its publication to who has the link', async () => {
  answer(preview, { data: post({ publishedAt: null }) });
  await openPage('/vista-previa#secreto');
  await heading('Cómo elegir tema');
  expect(screen.getByText(/Todavía no está publicada/)).toBeVisible();
  expect(sentTo(preview)).toEqual([{ query: { secret: 'secreto' } }]);
});

it('says that a link has ended, and asks for nothing without one', async () => {
  refuse(preview, new ApiError('NotFound'));
  const { unmount } = await openPage('/vista-previa#viejo');
  await heading('Este enlace ya no funciona');
  unmount();
  await openPage('/vista-previa');
  await heading('Este enlace ya no funciona');
  expect(sentTo(preview)).toHaveLength(1);
});
