import { render } from '@testing-library/react';
import { useReady } from './ready.ts';

function Page({ ready }: { ready: boolean }) {
  useReady(ready);
  return null;
}

it('marks the page once what the person came for is there', () => {
  const mark = jest.fn();
  Object.assign(performance, { mark }); // jsdom has none
  const { rerender } = render(<Page ready={false} />);
  expect(mark).not.toHaveBeenCalled();
  rerender(<Page ready />);
  rerender(<Page ready />);
  expect(mark).toHaveBeenCalledTimes(1);
});
