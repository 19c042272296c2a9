import { fieldMessages } from '../../test/field-messages.ts';
import { messages } from '../messages.ts';
import { bannerUpdate } from './content.ts';

const banner = { title: 'Jornada de puertas abiertas', from: '2026-05-01', to: '2026-05-03' };

it('a banner is shown for a day or more, and does not end before it begins', () => {
  expect(fieldMessages(bannerUpdate, banner)).toEqual({});
  expect(fieldMessages(bannerUpdate, { ...banner, to: banner.from })).toEqual({});
  expect(fieldMessages(bannerUpdate, { ...banner, to: '2026-04-30' })).toEqual({ to: messages.pattern });
});

it.each([
  ['/campana/verde', true],
  ['https://ejemplo.org/a', true],
  ['//malo.example', false],
  ['/\\malo.example', false],
  ['https://banco.es@malo.example', false],
  ['https://', false],
])('a banner leads to %s: %s', (link, isTaken) => {
  expect(bannerUpdate.safeParse({ ...banner, link }).success).toBe(isTaken);
});
