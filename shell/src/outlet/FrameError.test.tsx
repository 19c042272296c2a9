import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@puente/platform/memory-router';
import { RouterProvider } from '@puente/platform/router';
import { shellRoutes } from '../routing/routes.tsx';

jest.mock('../frame/Layout.tsx', () => ({
  Layout: () => {
    throw new TypeError('the header breaks');
  },
}));

it('stands in for everything when the frame itself breaks, in Spanish and with a reference', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const routes = shellRoutes([], () => Promise.reject(new Error('none')));
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Algo ha fallado' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/indica la referencia \w{6}\./);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  expect(document.title).toBe('Algo ha fallado · Puente');
  jest.restoreAllMocks();
});
