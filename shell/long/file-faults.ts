import type { BrowserContext } from '@playwright/test';
import { brokenPage, type brokenPages } from '@puente/testing/broken-release';
import type { FaultyProxy, ProxyFault } from '@puente/testing/faulty-proxy';
import { currentFile, type Damage, damage } from '../e2e/stored-files.ts';

/** A file that the tests can damage. */
export interface FaultyFile {
  app: string;
  /** Pattern of the file name, among the entry files and page chunks of the current release. */
  pattern: RegExp;
  /** Changes the source so that it throws, for each phase that the file has. */
  breaks: Partial<Record<Throw, (source: string) => string>>;
}

export type Throw = keyof typeof brokenPages;

/** File and browser in which a fault is created. */
export interface Place {
  dataDir: string;
  context: BrowserContext;
  /** Between the browser and the product. */
  proxy: FaultyProxy;
  file: FaultyFile;
  /** Name of the file, possibly in a release made for the test. */
  name: string;
}

/** Repairs the fault. */
type Heal = () => Promise<void> | void;

const stored =
  (how: Damage) =>
  ({ dataDir, file: { app }, name }: Place): (() => void) =>
    damage({ dataDir, app, pattern: exactly(name) }, how);

const onTheWay =
  (how: ProxyFault) =>
  ({ proxy, name }: Place): Heal => {
    proxy.harm(exactly(name), how);
    return proxy.heal;
  };

const exactly = (name: string) => new RegExp(`/${name.replaceAll('.', String.raw`\.`)}$`);

/** Faults on the way from the server to the browser. */
export const transportFaults = {
  missing: stored('gone'),
  cut: stored('cut'),
  'with a wrong hash': stored('with a wrong hash'),
  'cut on the way': onTheWay('is cut'),
  'forged on the way': onTheWay('is forged'),
  'damaged once': (place: Place): Heal => {
    const heal = stored('with a wrong hash')(place);
    const ended = (request: { url: () => string }) => {
      if (request.url().includes(place.name)) healOnce();
    };
    const healOnce = () => {
      place.context.off('requestfinished', ended).off('requestfailed', ended);
      heal();
    };
    place.context.on('requestfinished', ended).on('requestfailed', ended);
    return healOnce;
  },
  hanging: onTheWay('hangs'),
} as const;

export type TransportFault = keyof typeof transportFaults;

/** Name of the file in the current release. */
export const nameOf = (dataDir: string, { app, pattern }: FaultyFile): string =>
  currentFile(dataDir, app, pattern);

const throwing = (): string => 'throw new TypeError("on purpose");';

/** Replaces the first text of the frame by an expression that throws. */
const throwsAtRender = (source: string): string =>
  source.replace('"Saltar al contenido"', '(()=>{throw new TypeError("on purpose")})()');

/** Makes the title setter throw in an effect. The title of the error message still works. */
const throwsInEffect = (source: string): string =>
  `{let t=Object.getOwnPropertyDescriptor(Document.prototype,'title');Object.defineProperty(document,'title',{get(){return t.get.call(document)},set(v){if(!v.startsWith('Algo'))throw new TypeError("on purpose");t.set.call(document,v)}})}${source}`;

const pageOf = (app: string): FaultyFile['breaks'] => ({
  'throwing at import': brokenPage(app, 'throwing at import'),
  'throwing at render': brokenPage(app, 'throwing at render'),
  'throwing in an effect': brokenPage(app, 'throwing in an effect'),
  'renamed export': brokenPage(app, 'renamed export'),
});

export const faultyFiles = {
  'entry of an app': {
    app: 'student-app',
    pattern: /^remoteEntry\..*js$/,
    breaks: { 'throwing at import': throwing },
  },
  'page of an app': { app: 'student-app', pattern: /^projects\..*js$/, breaks: pageOf('student-app') },
  'style of an app': { app: 'student-app', pattern: /^projects\..*css$/, breaks: {} },
  'main.js of the shell': {
    app: 'shell',
    pattern: /^main\..*js$/,
    breaks: {
      'throwing at import': throwing,
      'throwing at render': throwsAtRender,
      'throwing in an effect': throwsInEffect,
    },
  },
  'main.css of the shell': { app: 'shell', pattern: /^main\..*css$/, breaks: {} },
  'page of the shell': { app: 'shell', pattern: /^register\..*js$/, breaks: pageOf('shell') },
} satisfies Record<string, FaultyFile>;

export type FileName = keyof typeof faultyFiles;
