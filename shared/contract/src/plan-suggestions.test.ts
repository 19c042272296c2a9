import { planAnswerer } from './constants/plan.ts';
import { projectTypes } from './constants/projects.ts';
import { limits } from './limits.ts';
import { suggestPlan } from './plan-suggestions.ts';

it.each([...projectTypes, null, 'toString'])(
  'suggests milestones in order until the last day: %s',
  (type) => {
    const steps = suggestPlan(type, '2027-02-01', '2027-06-15');
    const days = steps.map(({ due }) => due);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe('2027-06-15');
    expect(steps.length).toBeLessThanOrEqual(limits.plan.milestones);
    expect(suggestPlan(type, '2027-06-15', '2027-02-01').every(({ due }) => due === '2027-06-15')).toBe(true);
  },
);

it('asks the other side, then the teacher, if there is one', () => {
  const by = 'student';
  expect(planAnswerer({ state: 'proposed', by, hasTeacher: true })).toBe('organization');
  expect(planAnswerer({ state: 'proposed', by: 'organization', hasTeacher: false })).toBe('student');
  expect(planAnswerer({ state: 'consented', by, hasTeacher: true })).toBe('teacher');
  expect(planAnswerer({ state: 'consented', by, hasTeacher: false })).toBe('organization');
  expect(planAnswerer({ state: 'changesAsked', by, hasTeacher: true })).toBeNull();
  expect(planAnswerer({ state: 'agreed', by, hasTeacher: true })).toBeNull();
});
