/**
 * Hostile HTML (sources: shared/testing/decisions/002-hostile-html.md) gets neither through DOMPurify nor into the page. Runs in jsdom,
 * where no script runs. The tests in a browser are in shell/e2e/hostile-messages.e2e.ts.
 */
import { render } from '@testing-library/react';
import { hostileHtml } from '@puente/testing/xss/index';
import { partsOf, remainsAmong } from '@puente/testing/xss/remains';
import { RichText } from './index.ts';
import { sanitised } from './sanitise.ts';

// React says in development that a paragraph inside a paragraph is not HTML: hostile messages are full of such.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const remainsIn = (root: ParentNode) => remainsAmong(partsOf(root));
const table = hostileHtml.map(({ name, html }) => [name, html] as const);

test('there is a lot of it, and each has a name of its own', () => {
  expect(table.length).toBeGreaterThan(450);
  expect(new Set(table.map(([name]) => name)).size).toBe(table.length);
});

test.each(table)('§2.9 sanitised: %s', (_, html) => {
  const clean = document.createElement('div');
  clean.append(sanitised(html));
  // The sanitiser allows addresses of any place; the second layer restricts the places.
  expect(remainsIn(clean).filter((find) => !namesPlace(find))).toEqual([]);

  const { container } = render(<RichText html={html} />);
  expect(remainsIn(container)).toEqual([]);
});

/** 'A href=…' with the address of a place. A picture may also be in its address: it runs nothing. */
function namesPlace(find: string): boolean {
  const [, address] = / (?:href|src)=([\s\S]*)$/.exec(find) ?? [];
  const protocol = address === undefined ? undefined : URL.parse(address, location.href)?.protocol;
  return (
    protocol === 'https:' || protocol === 'http:' || (protocol === 'data:' && find.startsWith('IMG src='))
  );
}
