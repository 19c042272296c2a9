import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog } from './index.ts';

function Opener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Dialog
        open={open}
        title="Completa tu perfil"
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <p>Tres minutos.</p>
      </Dialog>
    </>
  );
}

test('that opened by itself leaves focus at the heading of the page', async () => {
  function Welcome() {
    const [open, setOpen] = useState(true);
    return (
      <main>
        <h1>Proyectos</h1>
        <Dialog open={open} title="Te damos la bienvenida" onClose={() => setOpen(false)}>
          <p>Hola.</p>
        </Dialog>
      </main>
    );
  }
  render(<Welcome />);
  expect(screen.getByRole('heading', { name: 'Te damos la bienvenida' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('heading', { name: 'Proyectos' })).toHaveFocus();
});

test('is named by its title, takes focus there and gives it back', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

  expect(screen.getByRole('dialog', { name: 'Completa tu perfil' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Completa tu perfil' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Tres minutos.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('Escape asks the parent to close, once, and does not close by itself', () => {
  const close = jest.fn();
  render(<Dialog open onClose={close} title="Sin guardar" />);
  const dialog = screen.getByRole('dialog');

  // Browsers fire this on Escape, jsdom does not.
  const wentThrough = fireEvent(dialog, new Event('cancel', { cancelable: true }));

  expect(wentThrough).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
});

test('a press on the backdrop closes; one that began inside does not', async () => {
  const close = jest.fn();
  render(<Opener onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');

  fireEvent.pointerDown(screen.getByText('Tres minutos.'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

test('gives focus back also when the parent takes the whole dialog away', async () => {
  function Parent() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        {open && <Dialog open onClose={() => setOpen(false)} title="Aviso" />}
      </>
    );
  }
  render(<Parent />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('a question starts on the answer that changes nothing', async () => {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog
      open
      title="¿Eliminar este borrador?"
      confirmLabel="Eliminar borrador"
      tone="danger"
      {...answers}
    >
      No se puede recuperar.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar este borrador?' });
  expect(dialog).toHaveAccessibleDescription('No se puede recuperar.');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Eliminar borrador' }));
  expect(answers.onConfirm).toHaveBeenCalledTimes(1);
});

test('while it works a question can be neither answered again nor left', async () => {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(<ConfirmDialog open busy title="¿Enviar?" confirmLabel="Enviar" {...answers} />);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

  expect(answers.onConfirm).not.toHaveBeenCalled();
  expect(answers.onCancel).not.toHaveBeenCalled();
});
