import { roleSpelling } from './role-spelling.ts';
import { roles } from './roles.ts';

it('reads both spellings of a role as one', () => {
  expect(roleSpelling(roles).parse('project-manager')).toBe('projectManager');
  expect(roleSpelling(roles).parse('projectManager')).toBe('projectManager');
  expect(roleSpelling(roles).parse('student')).toBe('student');
  expect(roleSpelling(['student']).safeParse('project-manager').success).toBe(false);
});
