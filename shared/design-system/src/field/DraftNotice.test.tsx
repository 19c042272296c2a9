import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftNotice } from './index.ts';

const takeOffered = jest.fn();

function Form({
  from,
  offered = false,
  onlyHere = false,
}: {
  from: 'here' | 'elsewhere' | null;
  offered?: boolean;
  onlyHere?: boolean;
}) {
  const [restored, setRestored] = useState(from);
  return (
    <DraftNotice
      restored={restored}
      offered={offered}
      onlyHere={onlyHere}
      onDiscard={() => setRestored(null)}
      onTakeOffered={takeOffered}
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

test('is nothing when there is no draft', () => {
  const { container } = render(<Form from={null} />);
  expect(container).toBeEmptyDOMElement();
});
