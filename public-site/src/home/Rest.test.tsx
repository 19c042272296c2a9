import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Rest } from './Rest.tsx';

/** Number of requests for the chunk, and whether they succeed. */
let mockAsked = 0;
let mockComes = false;

jest.mock('./BelowFirstScreen.tsx', () => {
  mockAsked += 1;
  if (!mockComes) throw new Error('It did not come.');
  return { __esModule: true, default: () => <p>Lo demás</p> };
});

it('says when the rest of the page did not come, and asks for it again', async () => {
  render(<Rest />);
  await screen.findByText('No hemos podido cargar el resto de la página');
  mockComes = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Lo demás');
  expect(mockAsked).toBe(2);
});
