import { interviewLimits } from './constants/interviews.ts';
import { isFree, mayAct, overlaps, spanOf, stateAt, timeProblem, timesProblem } from './interview-rules.ts';

const now = new Date('2027-02-01T09:00:00.000Z');
const at = (hour: string, day = '2027-02-02') => new Date(`${day}T${hour}:00.000Z`);
const open = { ends_at: null };
const chosen = { state: 'taken', ends_at: at('10:30').toISOString() } as const;

describe('changes', () => {
  it.each([
    ['offered', 'student', ['take', 'ask', 'cancel']],
    ['offered', 'organization', ['offer', 'cancel']],
    ['asked', 'student', ['cancel']],
    ['asked', 'organization', ['offer', 'cancel']],
    ['taken', 'student', ['move', 'ask', 'cancel']],
    ['taken', 'organization', ['move', 'cancel']],
    ['cancelled', 'student', []],
    ['cancelled', 'organization', []],
    ['done', 'organization', []],
  ] as const)('of one that is %s: the %s may %j', (state, side, allowed) => {
    const all = ['take', 'offer', 'move', 'ask', 'cancel'] as const;
    expect(all.filter((act) => mayAct(act, { state, ...open }, side, now))).toEqual(
      all.filter((act) => (allowed as readonly string[]).includes(act)),
    );
  });

  it('end with the interview', () => {
    expect(stateAt(chosen, at('10:29'))).toBe('taken');
    expect(stateAt(chosen, at('10:30'))).toBe('done');
    expect(mayAct('cancel', chosen, 'student', at('10:29'))).toBe(true);
    expect(mayAct('cancel', chosen, 'student', at('10:30'))).toBe(false);
  });
});

describe('a time', () => {
  it('shares none with one that begins when it ends', () => {
    expect(overlaps(spanOf(at('10:00'), 30), spanOf(at('10:30'), 30))).toBe(false);
    expect(overlaps(spanOf(at('10:00'), 31), spanOf(at('10:30'), 30))).toBe(true);
    expect(overlaps(spanOf(at('10:30'), 30), spanOf(at('10:00'), 60))).toBe(true);
  });

  it('is free when nobody is busy and it is not too near', () => {
    const asked = { minutes: 30, busy: [spanOf(at('10:00'), 30)], now };
    expect(isFree(at('10:15').toISOString(), asked)).toBe(false);
    expect(isFree(at('10:30').toISOString(), asked)).toBe(true);
    const near = new Date(now.getTime() + (interviewLimits.leadMinutes - 1) * 60_000);
    expect(isFree(near.toISOString(), { ...asked, busy: [] })).toBe(false);
  });

  it('is offered within the next months only', () => {
    expect(timeProblem(at('10:00'), now)).toBeUndefined();
    expect(timeProblem(new Date(now.getTime() + 60_000), now)).toContain('falten');
    expect(timeProblem(at('10:00', '2027-07-01'), now)).toContain('próximos');
  });

  it('is not offered beside one that it overlaps', () => {
    expect(timesProblem([at('11:00'), at('10:00'), at('10:30')], 30, now)).toBeUndefined();
    expect(timesProblem([at('11:00'), at('10:00'), at('10:30')], 45, now)).toContain('solapan');
    expect(timesProblem([at('10:00', '2026-01-01')], 30, now)).toContain('falten');
  });
});
