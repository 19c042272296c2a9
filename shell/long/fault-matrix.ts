/** Expected result of each cell in the matrix of files, faults and visits, and the cells that cannot exist. */
import type { ErrorReport } from '@puente/contract/entities/error-report';
import type { Delivery } from './deliveries.ts';
import {
  faultyFiles,
  type FileName,
  type Throw,
  type TransportFault,
  transportFaults,
} from './file-faults.ts';

export const visits = ['the first visit', 'with the service worker', 'after a rollback'] as const;
export type Visit = (typeof visits)[number];

export type Fault = TransportFault | Throw;
const throws: readonly Throw[] = [
  'throwing at import',
  'throwing at render',
  'throwing in an effect',
  'renamed export',
];
export const allFaults: readonly Fault[] = [...(Object.keys(transportFaults) as TransportFault[]), ...throws];

export const isThrow = (fault: Fault): fault is Throw => throws.some((one) => one === fault);

export interface Cell {
  file: FileName;
  fault: Fault;
  visit: Visit;
}

/** Returns the reason why a cell cannot exist; undefined if it can. */
export function impossible({ file, fault, visit }: Cell): string | undefined {
  if (fault === 'hanging' && file.startsWith('main.') && visit === 'with the service worker')
    return 'the worker has it: nothing is on its way that could hang';
  if (!isThrow(fault) || fault in faultyFiles[file].breaks) return undefined;
  if (file.includes('style') || file.includes('css')) return 'a style has no code';
  if (fault === 'renamed export') return 'nobody imports from it by name: it only runs';
  return 'an entry draws nothing: it names pages, and these are files of their own';
}

/** Result that the visitor sees until the fault is repaired: the page, or one of the messages. */
export type Seen = 'page' | 'section failed' | 'frame failed' | 'shell failed';

export interface Expected {
  seen: Seen;
  /** Fields that every report has; undefined if this browser reports nothing. */
  report: Partial<ErrorReport> | undefined;
  /** Tells whether the page has the former version of the app until the fault is repaired, and whenever the version is released. */
  takesFormer: boolean;
}

const reasons: Record<TransportFault, string> = {
  missing: 'network',
  cut: 'integrity',
  'with a wrong hash': 'integrity',
  'cut on the way': 'integrity',
  'forged on the way': 'integrity',
  'damaged once': 'integrity',
  hanging: 'timeout',
};

export function expected(cell: Cell, delivery: Delivery): Expected {
  const found = { ...withoutFormer(cell), takesFormer: takesFormer(cell, delivery) };
  return found.takesFormer ? { ...found, seen: 'page' } : found;
}

/** Tells whether another version of the app might not have the fault, and there is one. Throwing code is always released after another version. */
function takesFormer({ file, fault, visit }: Cell, delivery: Delivery): boolean {
  if (faultyFiles[file].app === 'shell') return false;
  if (isThrow(fault)) return true;
  // A reload leads to the version from before anyway.
  if (delivery === 'alone' || visit === 'after a rollback') return false;
  return fault !== 'hanging' || visit === 'with the service worker';
}

function withoutFormer(cell: Cell): Omit<Expected, 'takesFormer'> {
  const { file, fault, visit } = cell;
  const { app } = faultyFiles[file];
  if (isThrow(fault))
    return { seen: isRead(cell) ? 'page' : seenOfThrow(cell), report: { app, ...thrown(cell) } };
  const phases = {
    'entry of an app': 'entry',
    'page of an app': 'page',
    'style of an app': 'style',
    'main.js of the shell': 'entry',
    'main.css of the shell': 'style',
    'page of the shell': 'page',
  } as const;
  // The service worker gives up before the page does, and browsers do not say why a file from it failed. One that is cut again when it is
  // fetched for a look could be away.
  const isAwayInWorker =
    (fault === 'hanging' || fault === 'cut on the way') && visit === 'with the service worker';
  const report = { app, phase: phases[file], reason: isAwayInWorker ? 'network' : reasons[fault] };
  const isOfFrame = file === 'main.js of the shell' || file === 'main.css of the shell';
  // The service worker cached the file while it was intact, so the file is not requested again.
  if (isOfFrame && visit === 'with the service worker') return { seen: 'page', report: undefined };
  // Intact at the second request, which a reload follows.
  if (file === 'main.css of the shell')
    return { seen: fault === 'damaged once' ? 'page' : 'shell failed', report };
  // A click on a page of a rolled-back release leads to its current version.
  if (!isOfFrame && visit === 'after a rollback') return { seen: 'page', report };
  return { seen: isOfFrame || isRead(cell) ? 'page' : 'section failed', report };
}

/** Tells whether a visitor opens a page that the server has rendered, and whose code does not come: it goes on to be read. */
const isRead = ({ file, fault, visit }: Cell): boolean =>
  file === 'page of the shell' &&
  (isThrow(fault)
    ? visit !== 'after a rollback' && (fault === 'throwing at import' || fault === 'renamed export')
    : visit === 'the first visit');

const seenOfThrow = ({ file, fault }: Cell): Seen => {
  if (file !== 'main.js of the shell') return 'section failed';
  return fault === 'throwing at import' ? 'page' : 'frame failed';
};

function thrown({ file, fault }: Cell): Partial<ErrorReport> {
  if (file === 'main.js of the shell' && fault === 'throwing at import')
    return { phase: 'entry', reason: 'invalid' };
  if (file === 'entry of an app') return { phase: 'entry', reason: 'invalid' };
  if (fault === 'renamed export') return { phase: 'page', reason: 'invalid' };
  return { phase: 'render', error: 'TypeError' };
}
