import { ApiError, messageOf } from '@puente/client/api-error';
import { sendErrorReport } from '@puente/client/error-reports';
import { refusal } from '@puente/client/refusal';
import { type ErrorReport, errorReport } from '@puente/contract/entities/error-report';
import { AppLoadError } from '@puente/federation/runtime';
import { reportAbout, reportError } from './report.ts';
import { watchErrors } from './watch.ts';

jest.mock('@puente/client/error-reports', () => ({ sendErrorReport: jest.fn() }));
const send = jest.mocked(sendErrorReport);

const last = (): ErrorReport | undefined => send.mock.lastCall?.[0];

beforeEach(() => {
  send.mockReset();
  reportAbout({ app: () => 'student-app', versionOf: (app) => `${app}-1`, route: () => 'project' });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('§8: says app, version, phase and route under the reference that it gives back, and nothing that was typed', () => {
  const error = new TypeError('ana@example.org is undefined');
  error.stack =
    'TypeError: ana@example.org\n at f (https://puente.test/assets/public-site/home.3f2a.js:1:2345)\n at g (https://puente.test/assets/shell/main.js:1:1)';
  const reference = reportError(error, 'render');
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(last()).toEqual({
    reference,
    app: 'public-site',
    version: 'public-site-1',
    phase: 'render',
    route: 'project',
    error: 'TypeError',
    at: 'home.3f2a.js:1:2345',
  });
  expect(console.error).toHaveBeenCalledWith(
    'unexpected error',
    expect.objectContaining({ reference }),
    error,
  );
});

it.each([
  [
    'an app that did not load',
    new AppLoadError({ app: 'student-app', version: '7', phase: 'entry', reason: 'integrity' }),
    { app: 'student-app', version: '7', phase: 'entry', reason: 'integrity' },
  ],
  ['a call', new ApiError('Unexpected'), { phase: 'call', reason: 'Unexpected', status: 500 }],
  [
    'a part that comes later',
    Object.assign(new Error('x'), { name: 'ChunkLoadError', type: 'missing', request: '/assets/shell/a.js' }),
    { phase: 'chunk', reason: 'missing' },
  ],
  [
    'its style',
    Object.assign(new Error('x'), {
      name: 'ChunkLoadError',
      code: 'CSS_CHUNK_LOAD_FAILED',
      type: 'error',
      request: '/assets/shell/a.css',
    }),
    { phase: 'style', reason: 'error' },
  ],
  ['something that is no error', 'broken', { phase: 'render' }],
  [
    'an error with a strange name',
    Object.assign(new Error('x'), { name: 'ana@example.org' }),
    { phase: 'render' },
  ],
])('describes %s as the server takes it', (_, error, described) => {
  reportError(error, 'render');
  expect(last()).toMatchObject(described);
  expect(errorReport.safeParse(last()).error).toBeUndefined();
});

it('tells the same thing once, and gives the same reference again', () => {
  const error = new TypeError('x');
  const reference = reportError(error, 'render');
  expect(reportError(error, 'script')).toBe(reference);
  const alike = new TypeError('y');
  alike.stack = error.stack ?? '';
  expect(reportError(alike, 'render')).toBe(reference);
  expect(send).toHaveBeenCalledTimes(1);
});

it('§8: the user who is told of the error reads the reference, wherever that is', () => {
  const error = new ApiError('Unexpected');
  expect(messageOf(error)).toBe('Error inesperado. Inténtalo de nuevo.');
  const reference = reportError(error, 'call');
  expect(messageOf(error)).toBe(
    `Error inesperado. Inténtalo de nuevo. Si se repite, indica la referencia ${reference}.`,
  );
});

it('names the app whose page asked for what a call did not bring, not the code that reads answers', () => {
  const error = refusal('Unexpected', { status: 502 });
  error.stack = 'ApiError: x\n at f (https://puente.test/assets/shell/transport.3f2a.js:1:2345)';
  reportError(error, 'call');
  expect(last()).toEqual({
    reference: expect.any(String) as string,
    app: 'student-app',
    version: 'student-app-1',
    phase: 'call',
    route: 'project',
    error: 'ApiError',
    reason: 'Unexpected',
    status: 502,
  });
});

describe('an error that was thrown in a file', () => {
  const thrown = (...frames: string[]) =>
    Object.assign(new TypeError('x'), {
      stack: ['TypeError: x', ...frames.map((file) => ` at f (https://puente.test/assets/${file}:1:2)`)].join(
        '\n',
      ),
    });

  it('is the app’s whose code called it', () => {
    reportError(thrown('shell/libraries.3f2a.js', 'public-site/home.3f2a.js'), 'render');
    expect(last()).toMatchObject({ app: 'public-site', at: 'libraries.3f2a.js:1:2' });
  });

  it('is the app’s whose file was loaded again, by another address', () => {
    reportError(thrown('student-app/remoteEntry.3f2a.js?retry=1'), 'script');
    expect(last()).toMatchObject({ app: 'student-app', at: 'remoteEntry.3f2a.js:1:2' });
  });

  it('is the app’s whose page was drawn, and the shell’s when it was none', () => {
    reportError(thrown('shell/react.3f2a.js'), 'render', 'student-app');
    expect(last()).toMatchObject({ app: 'student-app', version: 'student-app-1' });
    reportError(thrown('shell/react.77aa.js'), 'render');
    expect(last()).toMatchObject({ app: 'shell' });
  });

  it.each([
    'Minified React error #130; visit https://react.dev/errors/130?args[]=undefined for the full message',
    'Element type is invalid: expected a string but got: undefined.',
  ])('is of the kind of a file that is not what it should be: %s', (message) => {
    reportError(Object.assign(new Error(message), { stack: '' }), 'render', 'student-app');
    expect(last()).toMatchObject({ app: 'student-app', phase: 'render', reason: 'invalid' });
  });
});

it('ends after ten reports in a page view', () => {
  for (let kind = 0; kind < 30; kind++)
    reportError(Object.assign(new Error('x'), { name: `Kind${kind}` }), 'script');
  expect(send).toHaveBeenCalledTimes(10);
});

describe('what no page caught', () => {
  watchErrors();
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('is reported', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('one') }));
    expect(last()).toMatchObject({ phase: 'script', error: 'RangeError' });
    rejected(new EvalError('two'));
    expect(last()).toMatchObject({ phase: 'promise', error: 'EvalError' });
    rejected(new ApiError('Unexpected'));
    expect(last()).toMatchObject({ phase: 'call', status: 500 });
  });

  it.each([
    [
      'of another user’s script, which the browser hides',
      () => window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })),
    ],
    ['a user who went on', () => rejected(new DOMException('left', 'AbortError'))],
    ['a network that is away', () => rejected(new ApiError('Network'))],
    ['a service that is away', () => rejected(new ApiError('Unavailable'))],
  ])('is not reported when it is %s', (_, happen) => {
    happen();
    expect(send).not.toHaveBeenCalled();
  });
});
