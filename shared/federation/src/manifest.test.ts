import { appManifest, manifestOf } from './manifest.ts';

const schema = manifestOf({
  roles: ['reader'],
  audiences: ['guest', 'reader'],
  needs: ['card'],
  conditions: ['isOpen'],
  counts: ['lateBooks'],
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
