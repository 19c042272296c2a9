import { render, screen, within } from '@testing-library/react';
import { Pagination } from './index.ts';
import { pageWindow } from './page-window.ts';

const href = (page: number) => `/projects?page=${page}`;

test('shows nothing for one page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} href={href} />);
  expect(container).toBeEmptyDOMElement();
});

test('links to each page, marks the current one and offers the neighbours', () => {
  render(<Pagination page={2} pageCount={3} href={href} />);
  const nav = within(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(nav.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/projects?page=3');
  expect(nav.getByRole('link', { name: 'Anterior (página 1)' })).toHaveAttribute('href', '/projects?page=1');
  expect(nav.getByRole('link', { name: 'Siguiente (página 3)' })).toHaveAttribute('href', '/projects?page=3');
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %d of %d offers %j', (page, pageCount, offered) => {
  expect(pageWindow(page, pageCount)).toEqual(offered);
});
