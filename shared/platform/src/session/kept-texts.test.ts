import { forgetKeptTexts, keepText, keptText } from './kept-texts.ts';

afterEach(() => localStorage.clear());

it('keeps a text by user and place', () => {
  keepText(7, 'chat:1', 'Hola');
  keepText(7, 'chat:2', 'Buenas');
  expect([keptText(7, 'chat:1'), keptText(7, 'chat:2'), keptText(70, 'chat:1')]).toEqual([
    'Hola',
    'Buenas',
    '',
  ]);
});

it('forgets an empty text', () => {
  keepText(7, 'chat:1', 'Hola');
  keepText(7, 'chat:1', '');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets all texts of one user at a logout, and nothing else', () => {
  keepText(7, 'chat:1', 'Hola');
  keepText(70, 'chat:1', 'Buenas');
  localStorage.setItem('cookieConsent', 'all');
  forgetKeptTexts(7);
  expect(Object.keys(localStorage).sort()).toEqual(['cookieConsent', 'text:70:chat:1']);
});

it('does without a storage that is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  keepText(7, 'chat:1', 'Hola');
  expect(keptText(7, 'chat:1')).toBe('');
  jest.restoreAllMocks();
});
