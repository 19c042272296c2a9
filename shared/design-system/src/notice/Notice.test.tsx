import { render, screen } from '@testing-library/react';
import { Notice } from './index.ts';

test('a notice that answers an action is said at once, a failure more urgently', () => {
  render(
    <>
      <Notice tone="success" live>
        Enviado.
      </Notice>
      <Notice tone="danger" live>
        No se ha enviado.
      </Notice>
      <Notice tone="info">Cierra mañana.</Notice>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Hecho: Enviado.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No se ha enviado.');
});
