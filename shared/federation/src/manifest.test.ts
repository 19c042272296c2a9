import { appManifest, manifestOf, withStaffApart } from './manifest.ts';

const schema = manifestOf({
  roles: ['reader'],
  audiences: ['guest', 'reader'],
  needs: ['card'],
  conditions: ['isOpen'],
  counts: ['lateBooks'],
  commonChunks: [],
});

const manifest = ({
  role = 'reader',
  need = 'card',
  audience = 'guest',
  condition = 'isOpen',
  count = 'lateBooks',
}) => ({
  name: 'library',
  routes: [{ name: 'shelf', path: '/shelf', title: 'Estante', roles: [role], needs: need }],
  menu: [{ label: 'Estante', route: 'shelf', order: 1, for: [audience], when: condition, count }],
});

it('takes the names of the product that it is given', () => {
  expect(schema.safeParse(manifest({})).success).toBe(true);
});

it.each([
  [{ role: 'guest' }, '"guest" is none of reader'],
  [{ need: 'ticket' }, '"ticket" is none of card'],
  [{ audience: 'writer' }, '"writer" is none of guest, reader'],
  [{ condition: 'isFull' }, '"isFull" is none of isOpen'],
  [{ count: 'readers' }, '"readers" is none of lateBooks'],
])('refuses others by name: %j', (change, sentence) => {
  const { error } = schema.safeParse(manifest(change));
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it('takes any name when it is given none: releases of another time have other names', () => {
  expect(appManifest.safeParse(manifest({ role: 'later', condition: 'later' })).success).toBe(true);
});

const entry = {
  label: 'Libros sin devolver',
  description: 'Escribe a quien los tiene.',
  route: 'lateBooks',
  group: 'Préstamos',
  order: 1,
};
const queue = { call: '/api/loans?pagination%5BpageSize%5D=1', oldest: 'due_at', overdueAfterDays: 3 };

it.each([
  [{}, []],
  [{ queue }, []],
  [{ queue: { ...queue, overdueAfterDays: undefined } }, []],
  [{ route: undefined }, ['staff.0.route']],
  [{ queue: { ...queue, call: 'https://other.example/api/loans' } }, ['staff.0.queue.call']],
  [{ queue: { ...queue, oldest: 'due at' } }, ['staff.0.queue.oldest']],
  [{ queue: { ...queue, overdueAfterDays: 0 } }, ['staff.0.queue.overdueAfterDays']],
  [{ queue: { ...queue, newest: 'due_at' } }, ['staff.0.queue']],
])('checks an entry of staff with %j', (change, mistakes) => {
  const { error } = schema.safeParse({ ...manifest({}), staff: [{ ...entry, ...change }] });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(mistakes);
});

it('keeps the entries of staff apart from what every page embeds', () => {
  const whole = appManifest.parse({ ...manifest({}), staff: [entry] });
  expect(withStaffApart(whole)).toEqual({ manifest: appManifest.parse(manifest({})), staff: [entry] });
  expect(withStaffApart(appManifest.parse(manifest({}))).staff).toEqual([]);
});
