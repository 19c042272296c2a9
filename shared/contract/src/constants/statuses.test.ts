import { closeReasons } from './projects.ts';
import {
  acceptsApplications,
  applicationMoves,
  isAnswer,
  isOfInterest,
  isRunning,
  isWaiting,
  mayMove,
  refusalFrom,
  statusCodes,
  statuses,
  waitingBecome,
  wasSent,
} from './statuses.ts';

it('§3.1 calls each status as the specification does', () => {
  expect(statuses).toEqual({
    new: 'Nuevo',
    preselected: 'Preseleccionado',
    rejected: 'Rechazado',
    selected: 'Seleccionado',
    notSelected: 'No seleccionado',
    unavailable: 'No disponible',
    expired: 'Expirado',
    draft: 'Borrador',
  });
});

it('§4.6 tells drafts, which are the student’s own, from what was sent', () => {
  expect(statusCodes.filter((status) => !wasSent(status))).toEqual(['draft']);
});

it('takes applications only to a new project', () => {
  expect(statusCodes.filter(acceptsApplications)).toEqual(['new']);
});

it('closes a project, or gives it a later last day, while it runs: new or out of time', () => {
  expect(statusCodes.filter(isRunning)).toEqual(['new', 'expired']);
});

it('lets the two write to each other once the organisation has shown interest', () => {
  expect(statusCodes.filter(isOfInterest)).toEqual(['preselected', 'selected']);
});

describe('answering an application', () => {
  it.each([
    ['new', 'preselected'],
    ['new', 'selected'],
    ['new', 'rejected'],
    ['preselected', 'new'],
    ['preselected', 'notSelected'],
    ['rejected', 'preselected'],
    ['notSelected', 'preselected'],
  ] as const)('may move from %s to %s', (from, to) => {
    expect(mayMove(from, to)).toBe(true);
  });

  it.each([
    ['selected', 'rejected'],
    ['new', 'notSelected'],
    ['preselected', 'rejected'],
    ['rejected', 'selected'],
    ['notSelected', 'new'],
    ['new', 'draft'],
    ['draft', 'new'],
    ['expired', 'preselected'],
  ] as const)('may not move from %s to %s', (from, to) => {
    expect(mayMove(from, to)).toBe(false);
  });

  it('has one ‘no’ for each status: before a preselection and after it', () => {
    expect(refusalFrom('new')).toBe('rejected');
    expect(refusalFrom('preselected')).toBe('notSelected');
    expect(refusalFrom('selected')).toBeUndefined();
  });

  it('does not take a yes back, nor touch what the student or the calendar has decided', () => {
    const closed = statusCodes.filter((status) => applicationMoves[status].length === 0);
    expect(closed).toEqual(['selected', 'unavailable', 'expired', 'draft']);
  });

  it.each(statusCodes)('never moves %s to itself, to a draft or out of the calendar', (from) => {
    for (const to of [from, 'draft', 'expired', 'unavailable'] as const)
      expect(mayMove(from, to)).toBe(false);
  });
});

it('lets a student withdraw until the final answer', () => {
  expect(statusCodes.filter(isWaiting)).toEqual(['new', 'preselected']);
  expect(statusCodes.filter(isAnswer)).toEqual(['rejected', 'selected', 'notSelected']);
});

it('answers those who wait when a project closes, and only then', () => {
  expect(waitingBecome).toEqual({
    selected: 'notSelected',
    notSelected: 'unavailable',
    unavailable: 'unavailable',
  });
  expect(Object.keys(waitingBecome).sort()).toEqual([...closeReasons].sort());
  for (const status of Object.values(waitingBecome)) expect(isWaiting(status)).toBe(false);
});
