import { render, screen } from '@testing-library/react';
import { DraftStatus } from './index.ts';

const at = new Date(2026, 4, 4, 12, 41).getTime();

test('says when all of it was saved, politely', () => {
  const { rerender } = render(<DraftStatus savedAt={null} failing={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<DraftStatus savedAt={at} failing={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Guardado 12:41');
});

test('says that it could not be saved, also when an earlier part was', () => {
  render(<DraftStatus savedAt={at} failing />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No hemos podido guardarlo. Lo reintentamos: puedes seguir escribiendo.',
  );
  expect(screen.queryByText(/Guardado/)).not.toBeInTheDocument();
});
