import { heading, openShell, personAs, screen, standIns, waitFor, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { errorReport } from '@puente/contract/entities/error-report';
import { AppLoadError, wouldReloadHelp } from '@puente/federation/runtime';
import { chooseFormerVersion } from '@puente/federation/runtime/former-version';
import { reportAbout } from '../errors/report.ts';
import type { LoadPage } from '../routing/page-loader.ts';

jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<object>('@puente/federation/runtime'),
  wouldReloadHelp: jest.fn(() => Promise.resolve(false)),
}));

jest.mock('@puente/federation/runtime/former-version', () => ({
  ...jest.requireActual<object>('@puente/federation/runtime/former-version'),
  chooseFormerVersion: jest.fn(() => Promise.resolve(undefined)),
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
const broken: LoadPage = () =>
  Promise.resolve(() => {
    throw new TypeError('x is undefined');
  });
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
  const { person } = await openShell('/projects', { user: ana, loadPage: broken });
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

describe('an app that has a former version', () => {
  const reports = () =>
    jest
      .mocked(fetch)
      .mock.calls.map(
        ([, init]) => (JSON.parse(init?.body as string) as { data: Record<string, unknown> }).data,
      );
  beforeEach(() => {
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response()));
    jest.mocked(chooseFormerVersion).mockReset().mockResolvedValue('s-6');
  });
  afterEach(() => jest.mocked(chooseFormerVersion).mockReset().mockResolvedValue(undefined));

  it.each([
    ['does not come', failing(1), { version: 's-7', phase: 'entry', reason: 'network' }],
    ['throws on mount', broken, { version: '1', phase: 'render', error: 'TypeError' }],
  ])(
    'is loaded with it when it %s, without a message, and both versions are reported',
    async (_, loadPage, failed) => {
      const { container } = await openShell('/projects', { user: ana, loadPage, opens: false });
      await waitFor(() => expect(reports()).toHaveLength(2));
      const [first, second] = reports();
      expect(first).toMatchObject({ app: 'student-app', ...failed });
      expect(second).toEqual({
        reference: first?.['reference'],
        app: 'student-app',
        version: 's-6',
        phase: 'entry',
        reason: 'formerVersionTaken',
      });
      expect(errorReport.safeParse(second).error).toBeUndefined();
      expect(chooseFormerVersion).toHaveBeenCalledWith('student-app');
      // jsdom cannot reload the page, and reports that.
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
      expect(container).not.toHaveTextContent(unavailable);
    },
  );

  it.each([
    ['a call of the page', new ApiError('Unavailable')],
    [
      'a file that hangs',
      new AppLoadError({ app: 'student-app', version: 's-7', phase: 'entry', reason: 'timeout' }),
    ],
    [
      'a file of the shell',
      new AppLoadError({ app: 'shell', version: 's-7', phase: 'page', reason: 'network' }),
    ],
  ])('is not at fault for %s', async (_, error) => {
    await openShell('/projects', { user: ana, loadPage: failing(1, error) });
    await heading(unavailable);
    expect(chooseFormerVersion).not.toHaveBeenCalled();
  });
});

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
