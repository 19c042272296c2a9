import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from './index.ts';

test('does not send a form unless it says so', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Añadir</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(submit).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('while busy it keeps focus and ignores presses, also those that would send the form', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Enviando…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviando…' });

  await userEvent.click(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('an icon button is named by its label', async () => {
  const press = jest.fn();
  render(
    <IconButton icon="bookmark" label="Guardar «Huertos urbanos»" aria-pressed={false} onClick={press} />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Guardar «Huertos urbanos»', pressed: false }));

  expect(press).toHaveBeenCalledTimes(1);
});
