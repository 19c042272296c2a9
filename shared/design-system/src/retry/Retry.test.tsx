import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/index.ts';
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

test('focus stays in the page when the pressed button goes, and nowhere else is taken from its place', async () => {
  const page = (failed: boolean) => (
    <main tabIndex={-1}>
      <button type="button">Otra cosa</button>
      {failed ? <Retry place="section" {...failure} /> : <p>Cargando</p>}
    </main>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();

  rerender(page(true));
  screen.getByRole('button', { name: 'Otra cosa' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Otra cosa' })).toHaveFocus();
});

test('focus stays in the dialog that it stands in', async () => {
  const dialog = (failed: boolean) => (
    <main tabIndex={-1}>
      <Dialog open title="Eliminar mi cuenta" onClose={() => {}}>
        {failed ? <Retry place="section" {...failure} /> : <p>Cargando</p>}
      </Dialog>
    </main>
  );
  const { rerender } = render(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  rerender(dialog(false));
  expect(screen.getByRole('heading', { name: 'Eliminar mi cuenta' })).toHaveFocus();
});
