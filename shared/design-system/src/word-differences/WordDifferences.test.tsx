import { render, screen } from '@testing-library/react';
import { WordDifferences } from './index.ts';

it('marks what was removed and added, with words for who does not see it', () => {
  render(<WordDifferences before="Elige un tema" after="Elige otro tema" />);
  expect(screen.getByRole('deletion')).toHaveTextContent('[Quitado: un]');
  expect(screen.getByRole('insertion')).toHaveTextContent('[Añadido: otro]');
});

it('leaves out what is far from a difference', () => {
  const long = Array.from({ length: 200 }, (_, index) => `palabra${index}`).join(' ');
  const { container } = render(<WordDifferences before={`uno ${long}`} after={`dos ${long}`} />);
  expect(container).toHaveTextContent('palabra0');
  expect(container).not.toHaveTextContent('palabra100');
  expect(container).toHaveTextContent('[…]');
});

it('says that nothing changes', () => {
  render(<WordDifferences before="Igual" after="Igual" />);
  expect(screen.getByText('El texto no cambia.')).toBeVisible();
});
