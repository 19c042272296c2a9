import { heading, openShell, personAs, screen, standIns, waitFor, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { AppLoadError, wouldReloadHelp } from '@puente/federation/runtime';
import { reportAbout } from '../errors/report.ts';
import type { LoadPage } from '../routing/page-loader.ts';

jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<object>('@puente/federation/runtime'),
  wouldReloadHelp: jest.fn(() => Promise.resolve(false)),
}));

let report: jest.SpyInstance;
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation();
  reportAbout({ app: () => 'shell', versionOf: () => '1', route: () => undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const gone = () =>
  new AppLoadError({ app: 'student-app', version: 's-7', phase: 'entry', reason: 'network' });
const unavailable = 'Esta parte no está disponible ahora';

/** Makes the student app fail this many times; everything else works. */
function failing(times: number, error: unknown = gone()): LoadPage {
  let left = times;
  return (app, name, context) => {
    if (app !== 'student-app' || left === 0) return standIns(app, name, context);
    left -= 1;
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a page may throw anything
    return Promise.reject(error);
  };
}
const ana = personAs('student');
const retry = () => screen.getByRole('button', { name: 'Reintentar' });

it('says in Spanish that a page is not there, in a frame that is', async () => {
  await openShell('/projects', { user: ana, loadPage: failing(1) });
  await heading(unavailable);
  expect(screen.getByRole('main')).toHaveTextContent(
    'No hemos podido cargar la página. El resto del sitio sigue funcionando.',
  );
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Proyectos' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.title).toBe('Página no disponible · Puente');
});

it('recovers with «Reintentar» once the page is there again, at the same address', async () => {
  const { person, address } = await openShell('/projects?page=2', { user: ana, loadPage: failing(2) });
  await heading(unavailable);
  await person.click(retry());
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  await person.click(retry());
  await heading('student-app: projects');
  expect(address()).toBe('/projects?page=2');
});

it('leaves every other page as it is', async () => {
  const { person } = await openShell('/projects', { user: ana, loadPage: failing(9) });
  await heading(unavailable);
  await person.click(screen.getByRole('link', { name: 'Universidades' }));
  await heading('public-site: universities');
  await person.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Proyectos' }));
  await heading(unavailable);
});

it('does the same for a page that breaks while it is drawn', async () => {
  let broken = true;
  const loadPage: LoadPage = () =>
    Promise.resolve(() => {
      if (broken) throw new TypeError('x is undefined');
      return <h1>Proyectos</h1>;
    });
  const { person } = await openShell('/projects', { user: ana, loadPage });
  await heading(unavailable);
  broken = false;
  await person.click(retry());
  await heading('Proyectos');
});

it('reloads a page that breaks while it is drawn, once its release was taken back', async () => {
  jest.mocked(wouldReloadHelp).mockResolvedValueOnce(true);
  const loadPage: LoadPage = () =>
    Promise.resolve(() => {
      throw new TypeError('x is undefined');
    });
  const { person } = await openShell('/projects', { user: ana, loadPage });
  await heading(unavailable);
  await person.click(retry());
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' })),
  );
  expect(wouldReloadHelp).toHaveBeenCalledWith('student-app');
});

it('says what the API says, when it is the API that fails', async () => {
  await openShell('/projects', { user: ana, loadPage: failing(1, new ApiError('Unavailable')) });
  await heading(unavailable);
  expect(screen.getByRole('main')).toHaveTextContent(
    'El servicio no está disponible en este momento. Inténtalo de nuevo.',
  );
});

it('reloads where trying again would only wait for the request that hangs', async () => {
  const hangs = new AppLoadError({ app: 'student-app', version: 's-7', phase: 'page', reason: 'timeout' });
  const { person } = await openShell('/projects', { user: ana, loadPage: failing(9, hangs) });
  await heading(unavailable);
  await person.click(retry());
  // jsdom cannot reload the page, and reports that.
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
});

it('reports app, version and phase under the reference that the person reads, and nothing about the person', async () => {
  await openShell('/projects', { user: ana, loadPage: failing(1) });
  await heading(unavailable);
  const [, told] = report.mock.calls.find(([what]) => what === 'unexpected error') as [
    string,
    Record<string, unknown>,
  ];
  expect(told).toMatchObject({ app: 'student-app', version: 's-7', phase: 'entry', reason: 'network' });
  expect(told.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(screen.getByRole('main')).toHaveTextContent(`indica la referencia ${String(told.reference)}.`);
  expect(JSON.stringify(told)).not.toContain(ana.email);
});

it('§8: takes focus to its heading, and sends one report with the reference that is read', async () => {
  const fetched = jest.fn(() => Promise.resolve());
  globalThis.fetch = fetched as never;
  await openShell('/projects', { user: ana, loadPage: failing(1) });
  expect(await heading(unavailable)).toHaveFocus();
  const reference = /referencia (\w{6})\./.exec(screen.getByRole('main').textContent)?.[1];
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    '/api/error-reports',
    expect.objectContaining({ body: expect.stringContaining(`"reference":"${reference}"`) as string }),
  );
});

it.each([
  [
    'Forbidden',
    'No tienes permiso para ver esta página',
    'Es de otra persona u organización.',
    'Sin permiso · Puente',
  ],
  [
    'TalentAccessRequired',
    'No tienes permiso para ver esta página',
    'Tu organización no tiene acceso al Talent Corner.',
    'Sin permiso · Puente',
  ],
  [
    'NotFound',
    'No encontramos esta página',
    'Puede que la dirección tenga una errata',
    'Página no encontrada · Puente',
  ],
] as const)(
  'says what a page says that the API refuses with %s, and reports nothing',
  async (code, title, words, documentTitle) => {
    const fetched = jest.fn(() => Promise.resolve());
    globalThis.fetch = fetched as never;
    await openShell('/projects', { user: ana, loadPage: failing(1, refusal(code)) });
    expect(await heading(title)).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent(words);
    expect(document.title).toBe(documentTitle);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(fetched).not.toHaveBeenCalled();
  },
);

describe('without a network', () => {
  let network: jest.SpyInstance<boolean>;
  beforeEach(() => {
    network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  it.each([
    ['a file', gone()],
    ['a call', new ApiError('Network')],
  ])('says so when %s cannot come, and opens the page by itself later', async (_, error) => {
    const fetched = jest.fn(() => Promise.resolve());
    globalThis.fetch = fetched as never;
    const { address } = await openShell('/projects?page=2', { user: ana, loadPage: failing(1, error) });
    expect(await heading('No tienes conexión a internet')).toHaveFocus();
    expect(document.title).toBe('Sin conexión · Puente');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('student-app: projects');
    expect(address()).toBe('/projects?page=2');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not blame it for a page that breaks', async () => {
    await openShell('/projects', { user: ana, loadPage: failing(1, new TypeError('x')) });
    await heading(unavailable);
  });
});
