import { render } from '@testing-library/react';
import { markPage, usePageMark } from './page-mark.ts';

const root = document.documentElement;

it('stands on the root until the last one has gone', () => {
  const [first, second] = [markPage('modal'), markPage('modal')];
  expect(root).toHaveAttribute('data-has-modal');
  first();
  // Twice is once.
  first();
  expect(root).toHaveAttribute('data-has-modal');
  second();
  expect(root).not.toHaveAttribute('data-has-modal');
});

it('follows what is drawn', () => {
  function Bar({ on }: { on: boolean }) {
    usePageMark('bar', on);
    return null;
  }
  const { rerender, unmount } = render(<Bar on={false} />);
  expect(root).not.toHaveAttribute('data-has-bar');
  rerender(<Bar on />);
  expect(root).toHaveAttribute('data-has-bar');
  unmount();
  expect(root).not.toHaveAttribute('data-has-bar');
});
