/** @jest-environment node */
import * as studentQueries from '@puente/client/student-queries';
import { earlyAnswerKey, type PreloadedData } from '@puente/contract/preloaded-data';
import type { AppManifest } from '@puente/federation/manifest';
import { useConsentSettings } from '@puente/platform/consent';
import type { AppPages } from '@puente/platform/pages';
import { noteChunk } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { useLoginDialog, usePageTitleStore, useToasts } from '@puente/platform/ui';
import { createRenderer, type RenderPage } from './server.tsx';

const open = { guard: 'open', frame: 'full' } as const;
const manifests: AppManifest[] = [
  {
    name: 'shell',
    routes: [
      { name: 'login', path: '/user/auth/login', title: 'Iniciar sesión', ...open },
      { name: 'register', path: '/register', title: 'Crear cuenta', ...open },
      { name: 'userComplete', path: '/user/complete', title: 'Completa tu perfil', ...open },
    ],
    menu: [],
  },
  {
    name: 'student-app',
    routes: [
      { name: 'home', path: '/', title: 'Inicio', ...open },
      { name: 'projects', path: '/projects', title: 'Proyectos', ...open, guard: 'offerLogin' },
      { name: 'own', path: '/own', title: 'Tuyo', ...open, guard: 'redirectToLogin', roles: ['student'] },
      { name: 'organizationCreate', path: '/organizations/create', title: 'Crea', ...open },
      { name: 'contact', path: '/contacto', title: 'Contacto', ...open },
      { name: 'breaks', path: '/breaks', title: 'Rota', ...open, guard: 'redirectToLogin' },
    ],
    menu: [{ label: 'Mis solicitudes', route: 'own', place: 'main', order: 1, for: ['student'] }],
  } as unknown as AppManifest,
];

function Count() {
  const { data } = useQuery(studentQueries.count());
  const user = useSession((session) => session.user);
  noteChunk('figures');
  return <h1>{`${user?.name ?? 'Nadie'} y ${data ?? '…'} más`}</h1>;
}
const counted: AppPages[string] = {
  load: () => Promise.resolve({ default: Count }),
  prefetch: ({ queryClient }) => {
    if (useSession.getState().user) void queryClient.prefetchQuery(studentQueries.count());
  },
};
const pages: AppPages = {
  home: counted,
  projects: counted,
  own: counted,
  breaks: {
    load: () =>
      Promise.resolve({
        default: () => {
          throw new TypeError('x is undefined');
        },
      }),
  },
};

const ana = {
  id: 7,
  name: 'Ana',
  surname: 'Rey',
  email: 'ana@udc.es',
  profileType: 'student',
  details: { id: 3 },
};
const brais = { ...ana, id: 8, name: 'Brais', email: 'brais@udc.es' };
const lone = { ...ana, id: 9, profileType: 'coordinator', details: { id: 4, organization: null } };

const answersFor = (
  user: typeof ana | typeof lone,
  answers: Record<string, unknown> = {},
): PreloadedData => ({
  person: user.id,
  at: Date.now(),
  answers: { [earlyAnswerKey('/api/users/me')]: user, ...answers },
});
const forVisitors = (): PreloadedData => ({ at: Date.now(), answers: {} });
const count = { [earlyAnswerKey('/api/students/count')]: { data: 300 } };

let render: RenderPage;
beforeAll(() => {
  render = createRenderer({ manifests, pagesOf: () => ({ default: pages }) });
});

const htmlOf = async (...asked: Parameters<RenderPage>) => {
  const page = await render(...asked);
  return page && 'html' in page ? page.html : page;
};

describe('a page of a user', () => {
  it('has their header and their data, and says whose it is', async () => {
    const page = await render('/projects', answersFor(ana, count));
    expect(page).toMatchObject({ person: 7, unanswered: [], parts: ['figures'], isRefused: false });
    const html = page && 'html' in page ? page.html : '';
    expect(html).toContain('<h1>Ana y 300 más</h1>');
    expect(html).toContain('Mis solicitudes');
    expect(html).toContain('ana@udc.es');
    expect(html).not.toContain('Iniciar sesión');
  });

  it('names the calls that it needs first, and is drawn without them at last', async () => {
    expect(await render('/projects', answersFor(ana), false)).toEqual({
      unanswered: ['/api/students/count'],
    });
    expect(await htmlOf('/projects', answersFor(ana), true)).toContain('<h1>Ana y … más</h1>');
  });

  it('says that another role may not open it', async () => {
    const teacher = { ...ana, profileType: 'teacher' };
    expect(await render('/own', answersFor(teacher))).toMatchObject({ isRefused: true, person: 7 });
  });

  it('leads where nothing has to be remembered, and leaves other redirects to the browser', async () => {
    expect(await render('/projects', answersFor(lone))).toEqual({ leadsTo: '/organizations/create' });
    expect(await render('/own', answersFor({ ...ana, profileType: null as never }))).toBeUndefined();
  });

  it('is not drawn from the answers of somebody else, or without the answer that says whose it is', async () => {
    await expect(render('/projects', { ...answersFor(ana), answers: {} })).rejects.toThrow('whose page');
    const early = { ...answersFor(ana, count), person: 8 };
    await expect(render('/projects', early)).rejects.toThrow('another user');
  });
});

describe('the next page', () => {
  const before = async () => htmlOf('/projects', forVisitors());
  const stores = [useConsentSettings, useSession, useLoginDialog, usePageTitleStore, useToasts];

  it('knows nothing of the one before, whether that was drawn, left undone or broke', async () => {
    const clean = await before();
    expect(clean).toContain('<h1>Nadie y … más</h1>');
    await render('/projects', answersFor(ana, count));
    expect(await before()).toBe(clean);
    await render('/projects', answersFor(ana), false);
    expect(await before()).toBe(clean);
    await expect(render('/breaks', answersFor(ana, count))).rejects.toThrow();
    expect(await before()).toBe(clean);
    expect(await htmlOf('/projects', answersFor(brais, count))).toContain('Brais y 300 más');
  });

  it('is clean although every store was poisoned', async () => {
    const clean = await before();
    for (const store of stores)
      Object.assign(store.getState(), {
        user: brais,
        status: 'authenticated',
        open: true,
        title: 'De Brais',
        toasts: [{ id: 1, tone: 'info', message: 'Hola, Brais' }],
      });
    expect(await before()).toBe(clean);
    expect(stores.map((store) => JSON.stringify(store.getState()).includes('Brais'))).toEqual(
      stores.map(() => false),
    );
  });
});
