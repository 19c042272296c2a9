import {
  type DraftEffect,
  type DraftEvent,
  type DraftPhase,
  draftStep,
  draftSteps,
} from './draft-machine.ts';

const phases = Object.keys(draftSteps) as DraftPhase[];
const events = [...new Set(Object.values(draftSteps).flatMap((steps) => Object.keys(steps)))] as DraftEvent[];

const next = (phase: DraftPhase, event: DraftEvent): DraftPhase => {
  const [to] = draftStep(phase, event);
  return to === 'same' ? phase : to;
};
const effects = (phase: DraftPhase, event: DraftEvent): DraftEffect[] => {
  const [, ...made] = draftStep(phase, event);
  return made;
};

/** Returns every state that some sequence of events leads to. */
function reachableFrom(start: DraftPhase): DraftPhase[] {
  const found = new Set([start]);
  // A set also iterates over what is added to it meanwhile.
  for (const phase of found) for (const event of events) found.add(next(phase, event));
  return [...found];
}

it.each(phases)('reaches every state from %s, so that none is a dead end', (phase) => {
  expect(reachableFrom(phase).toSorted()).toEqual(phases.toSorted());
});

it.each(phases.flatMap((phase) => events.map((event) => [phase, event] as const)))(
  'knows the step from %s for %s',
  (phase, event) => {
    expect(phases).toContain(next(phase, event));
    if (!(event in draftSteps[phase])) expect(effects(phase, event)).toEqual([]);
  },
);

it('stores what is typed in every state, except while another tab edits the form', () => {
  const storing = phases.filter((phase) => effects(phase, 'typed').includes('storeSoon'));
  expect(storing).toEqual(phases.filter((phase) => phase !== 'otherTab'));
});

it('sends only what is based on the server’s draft', () => {
  for (const phase of phases)
    for (const event of events)
      if (effects(phase, event).includes('send')) expect(next(phase, event)).toBe('known');
});

it('deletes a draft on the server that the user has not seen only when the user discards it or sends the form', () => {
  const deleting = phases.filter((phase) => effects(phase, 'emptied').includes('delete'));
  expect(deleting).toEqual(['known']);
});

it('never replaces text that is being typed', () => {
  const asked: DraftEvent[] = ['differ', 'leftAfterTyping'];
  for (const phase of phases)
    for (const event of asked)
      expect(effects(phase, event).filter((effect) => effect.startsWith('fill'))).toEqual([]);
});
