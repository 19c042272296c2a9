import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DraftNotice } from './index.ts';

const takeOffered = jest.fn();
const takeTurn = jest.fn();

function Form({
  from,
  offered = false,
  onlyHere = false,
  otherTab = false,
}: {
  from: 'here' | 'elsewhere' | null;
  offered?: boolean;
  onlyHere?: boolean;
  otherTab?: boolean;
}) {
  const [restored, setRestored] = useState(from);
  return (
    <DraftNotice
      restored={restored}
      offered={offered}
      onlyHere={onlyHere}
      otherTab={otherTab}
      onDiscard={() => setRestored(null)}
      onTakeOffered={takeOffered}
      onTakeTurn={takeTurn}
    />
  );
}

test('says that the draft is of another device, and discards it without losing focus', async () => {
  render(<Form from="elsewhere" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hemos recuperado el borrador que tenías guardado.');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar borrador' }));
  expect(screen.getByText('Borrador descartado.')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('offers a draft that turned up later, and says when one is kept here alone', async () => {
  render(<Form from={null} offered onlyHere />);
  await userEvent.click(screen.getByRole('button', { name: 'Usar ese borrador' }));
  expect(takeOffered).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText('Tienes demasiados formularios a medias. Termina o descarta alguno.'),
  ).toBeVisible();
});

test('says nothing else in a tab that waits for another one, and offers to go on here', async () => {
  render(<Form from="here" otherTab />);
  expect(screen.getByRole('status')).toHaveTextContent('Tienes este formulario abierto en otra pestaña');
  expect(screen.queryByRole('button', { name: 'Descartar borrador' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir en esta pestaña' }));
  expect(takeTurn).toHaveBeenCalledTimes(1);
});

test('is nothing when there is no draft', () => {
  const { container } = render(<Form from={null} />);
  expect(container).toBeEmptyDOMElement();
});
