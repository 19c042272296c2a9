import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Retry } from './index.ts';

const failure = {
  title: 'No hemos podido cargar el proyecto',
  message: 'No hay conexión con el servicio.',
  busy: false,
  onRetry: () => {},
};

test('in the place of the page it has the page’s heading', () => {
  const { rerender } = render(<Retry place="page" {...failure} />);
  expect(screen.getByRole('heading', { level: 1, name: failure.title })).toBeVisible();
  expect(screen.getByText(failure.message)).toBeVisible();

  rerender(<Retry place="page" headingLevel={3} {...failure} />);
  expect(screen.getByRole('heading', { level: 3, name: failure.title })).toBeVisible();
});

test('in the place of a section it is said at once', () => {
  render(<Retry place="section" {...failure} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`Error: ${failure.title}${failure.message}`);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each(['page', 'section'] as const)(
  'in the place of a %s it asks again, once at a time',
  async (place) => {
    const onRetry = jest.fn();
    const { rerender } = render(<Retry place={place} {...failure} onRetry={onRetry} />);
    const button = screen.getByRole('button', { name: 'Reintentar' });
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);

    rerender(<Retry place={place} {...failure} onRetry={onRetry} busy />);
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  },
);
