import { render } from '@testing-library/react';
import { usePageTitle, usePageTitleStore } from './page-title.ts';

function Page({ title }: { title: string | undefined }) {
  usePageTitle(title);
  return null;
}
const title = () => usePageTitleStore.getState().title;

it('is that of the page as long as the page is there', () => {
  const { rerender, unmount } = render(<Page title={undefined} />);
  expect(title()).toBeNull();
  rerender(<Page title="Huertos en las azoteas" />);
  expect(title()).toBe('Huertos en las azoteas');
  unmount();
  expect(title()).toBeNull();
});

it('passes to the next page at once', () => {
  const { rerender } = render(<Page key="a" title="Huertos" />);
  rerender(<Page key="b" title="Mareas" />);
  expect(title()).toBe('Mareas');
});
