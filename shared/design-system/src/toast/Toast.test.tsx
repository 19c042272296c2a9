import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './index.ts';

test('the region is there before the first message, and says each one politely', () => {
  const { rerender } = render(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  rerender(
    <ToastRegion toasts={[{ id: 1, tone: 'success', message: 'Guardado' }]} onDismiss={() => undefined} />,
  );
  expect(within(region).getByText('Guardado')).toHaveTextContent('Hecho: Guardado');
  expect(region).toHaveAttribute('aria-live', 'polite');
});

test('a message can be dismissed and acted on', async () => {
  const dismiss = jest.fn();
  const undo = jest.fn();
  render(
    <ToastRegion
      toasts={[{ id: 'a', tone: 'info', message: 'Borrado', action: { label: 'Deshacer', onPress: undo } }]}
      onDismiss={dismiss}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith('a');
});

test('closing it can be an answer, in words', async () => {
  const notNow = jest.fn();
  const toast = {
    id: 1,
    tone: 'info',
    message: '¿Seguimos?',
    dismissal: { label: 'Ahora no', onPress: notNow },
  } as const;
  render(<ToastRegion toasts={[toast]} onDismiss={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(notNow).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Cerrar el aviso' })).toBeNull();
});
