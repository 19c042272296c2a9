import { noteNotNow, wasPutOff } from './second-factor-put-off.ts';

const day = 24 * 60 * 60 * 1000;
beforeEach(() => localStorage.clear());

it('lasts a week', () => {
  expect(wasPutOff()).toBe(false);
  noteNotNow();
  expect([wasPutOff(), wasPutOff(Date.now() + 6 * day), wasPutOff(Date.now() + 8 * day)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('is not believed when it lies in the future, or is no moment', () => {
  localStorage.setItem('u4iSecondFactorLater', String(Date.now() + 30 * day));
  expect(wasPutOff()).toBe(false);
  localStorage.setItem('u4iSecondFactorLater', 'x');
  expect(wasPutOff()).toBe(false);
});
