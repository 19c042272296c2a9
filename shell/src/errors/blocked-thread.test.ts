import { sendErrorReport } from '@puente/client/error-reports';
import { errorReport } from '@puente/contract/entities/error-report';
import { watchBlockedThread } from './blocked-thread.ts';
import { reportAbout } from './report.ts';

jest.mock('@puente/client/error-reports', () => ({ sendErrorReport: jest.fn() }));
jest.mock('../routing/shown-page.ts', () => ({ shownPage: () => ({ place: { app: 'organisation-app' } }) }));

type Callback = (list: { getEntries: () => object[] }) => void;
const observe = jest.fn();
let frame: (...scripts: object[]) => void;

function browser(supportedEntryTypes: string[]): void {
  const Observer = class {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly observe = observe;
    constructor(callback: Callback) {
      frame = (...scripts) => callback({ getEntries: () => [{ duration: 9_000, scripts }] });
    }
  };
  Object.assign(globalThis, { PerformanceObserver: Observer });
}

const script = (file: string, duration: number) => ({
  duration,
  sourceURL: `https://puente.test/assets/${file}`,
  sourceCharPosition: 2345,
});
const reports = () => jest.mocked(sendErrorReport).mock.calls.map(([report]) => report);

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation();
  reportAbout({ app: () => 'shell', versionOf: (app) => `${app}-1`, route: () => 'project' });
});
afterEach(() => jest.restoreAllMocks());

it('reports what blocked the page for seconds, with its app, version and place', () => {
  browser(['long-animation-frame']);
  watchBlockedThread();
  expect(observe).toHaveBeenCalledWith({ type: 'long-animation-frame', buffered: true });
  frame(script('shell/main.3f2a.js', 10), script('student-app/project.3f2a.js', 6_000));
  expect(reports()).toEqual([
    {
      reference: expect.any(String) as string,
      app: 'student-app',
      version: 'student-app-1',
      phase: 'script',
      route: 'project',
      error: 'BlockedThread',
      at: 'project.3f2a.js:1:2345',
    },
  ]);
  expect(errorReport.safeParse(reports()[0]).error).toBeUndefined();
});

it('blames the app whose page is shown for a render that blocks: the script is React', () => {
  browser(['long-animation-frame']);
  watchBlockedThread();
  frame(script('shell/react.3f2a.js', 6_000));
  expect(reports()).toMatchObject([{ app: 'organisation-app', at: 'react.3f2a.js:1:2345' }]);
});

it('says nothing of slow scripts, nor of frames that were long without one, as after a sleep of the computer', () => {
  browser(['long-animation-frame']);
  watchBlockedThread();
  frame(script('student-app/project.3f2a.js', 4_000));
  frame();
  expect(reports()).toEqual([]);
});

it('leaves browsers alone that do not say what blocked a page', () => {
  browser(['longtask']);
  watchBlockedThread();
  expect(observe).not.toHaveBeenCalled();
});
