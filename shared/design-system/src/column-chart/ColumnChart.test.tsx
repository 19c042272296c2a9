import { render } from '@testing-library/react';
import { ColumnChart } from './index.ts';

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('g > rect:last-child')].map((column) =>
    Number(column.getAttribute('height')),
  );

it('draws each value in proportion to the largest, and none for a missing one', () => {
  const { container } = render(<ColumnChart values={[5, 10, null, 0]} titles={['a', 'b', 'c', 'd']} />);
  expect(heights(container)).toEqual([30, 60, 0, 0]);
  expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

it('draws in proportion to a given whole, such as a hundred percent', () => {
  const { container } = render(<ColumnChart values={[50]} titles={['50 %']} most={100} />);
  expect(heights(container)).toEqual([30]);
});

it('draws nothing but its ground for zeros', () => {
  const { container } = render(<ColumnChart values={[0, 0]} titles={['a', 'b']} />);
  expect(heights(container)).toEqual([0, 0]);
});
