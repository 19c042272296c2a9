import { idOfKey } from './integrity.ts';

it.each([
  ['9e3', '9000'],
  ['12e2', '1200'],
  ['9000', '9000'],
  ['813', '813'],
  ['student_app', 'student_app'],
])('knows which chunk the key %p of a minified runtime stands for', (key, id) => {
  expect(idOfKey(key)).toBe(id);
});
