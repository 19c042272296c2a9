import { useToasts } from '@puente/platform/ui';
import { watchConnection } from './connection.ts';

watchConnection();
const messages = () => useToasts.getState().toasts.map(({ message }) => message);
const go = (where: 'offline' | 'online') => window.dispatchEvent(new Event(where));

afterEach(() => {
  useToasts.setState({ toasts: [] });
  document.body.replaceChildren();
});

it('says when the network goes and when it is back, and never both at once', () => {
  go('offline');
  expect(messages()).toEqual(['Te has quedado sin conexión.']);
  go('online');
  expect(messages()).toEqual(['Vuelves a tener conexión.']);
  go('offline');
  expect(messages()).toEqual(['Te has quedado sin conexión.']);
});

it.each([
  ['a form with something typed', '<form method="post"><input type="text" value="Ada"></form>', true],
  ['a text of several lines', '<form method="post"><textarea>Ada</textarea></form>', true],
  [
    'an empty form',
    '<form method="post"><input type="text"><input type="checkbox" value="on"></form>',
    false,
  ],
  ['the search of a list', '<form role="search"><input type="search" value="agua"></form>', false],
])('speaks of what was typed where something was: %s', (_, page, speaks) => {
  document.body.innerHTML = page;
  go('offline');
  expect(messages()).toEqual([
    `Te has quedado sin conexión.${speaks ? ' Lo que has escrito sigue aquí.' : ''}`,
  ]);
});
