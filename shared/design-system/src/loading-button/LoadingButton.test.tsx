import { act, render, screen } from '@testing-library/react';
import { LoadingButton } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const alert = () => screen.getByRole('alert');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('§8 shows what went wrong for five seconds, and again the next time', () => {
  const { rerender } = render(<LoadingButton failures={0}>Enviar</LoadingButton>);
  expect(alert()).toBeEmptyDOMElement();
  rerender(<LoadingButton failures={1}>Enviar</LoadingButton>);
  expect(alert()).toHaveTextContent('Error inesperado. Inténtalo de nuevo.');
  pass(4_999);
  expect(alert()).not.toBeEmptyDOMElement();
  pass(1);
  expect(alert()).toBeEmptyDOMElement();
  rerender(<LoadingButton failures={2}>Enviar</LoadingButton>);
  expect(alert()).not.toBeEmptyDOMElement();
});

test('says it in the words it is given, and nothing while it tries again', () => {
  const words = 'Error al iniciar sesión. Inténtalo de nuevo.';
  const { rerender } = render(<LoadingButton failures={0}>Entrar</LoadingButton>);
  rerender(
    <LoadingButton failures={1} failureText={words}>
      Entrar
    </LoadingButton>,
  );
  expect(alert()).toHaveTextContent(words);
  rerender(
    <LoadingButton failures={1} failureText={words} busy>
      Entrar
    </LoadingButton>,
  );
  expect(alert()).toBeEmptyDOMElement();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
