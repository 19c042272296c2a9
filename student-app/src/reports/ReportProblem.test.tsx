import { figures, opportunity, organization, pageOf, teacher } from '../../test/fixtures.ts';
import { answer, openPage, screen, sentTo, toastMessages, waitFor, within } from '../../test/render.tsx';
import { citations, work } from '../../test/works.ts';

beforeEach(() => {
  answer('GET /api/drafts', { data: [] });
  answer('GET /api/tfxes/:id', { data: work() });
  answer('GET /api/tfxes/:id/citations', citations);
  answer('GET /api/opportunities/:id', { data: opportunity() });
  answer('GET /api/organizations/:id', { data: organization() });
  answer('GET /api/organizations/:id/stats', figures());
  answer('GET /api/organizations/:id/brand', { data: { academic_profiles: [] } });
  answer('GET /api/organizations/:id/projects', pageOf([]));
});

describe.each([
  ['/tfx/57', 'este trabajo', 'POST /api/tfxes/:id/problems', 57],
  ['/spaces/opportunities/21', 'esta oportunidad', 'POST /api/opportunities/:id/problems', 21],
  ['/organizations/3', 'esta organización', 'POST /api/organizations/:id/problems', 3],
] as const)('the page %s', (path, what, call, id) => {
  const words = `Hay un problema con ${what}`;

  it('takes what is wrong to the team', async () => {
    answer(call, undefined);
    const { person } = await openPage(path, teacher);
    await person.click(await screen.findByRole('button', { name: words }));
    const dialog = within(await screen.findByRole('dialog', { name: words }));
    await person.click(dialog.getByRole('radio', { name: 'Es ofensivo o discrimina a alguien' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() =>
      expect(sentTo(call)).toEqual([{ params: { id }, body: { data: { reason: 'offensive', text: '' } } }]),
    );
    expect(toastMessages()).toEqual(['Gracias por avisar. El equipo lo revisará.']);
  });

  it('asks visitors for nothing, who could not be answered', async () => {
    await openPage(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });
});
