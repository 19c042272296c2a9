import { render, screen } from '@testing-library/react';
import { useToasts } from '@puente/platform/ui';
import { Contained } from './Contained.tsx';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new TypeError('x');
}

it('keeps what breaks from breaking anything else, and says what to do', () => {
  const onFailure = jest.fn();
  render(
    <>
      <p>El resto</p>
      <Contained onFailure={onFailure}>
        <Broken />
      </Contained>
    </>,
  );
  expect(screen.getByText('El resto')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  const [toast] = useToasts.getState().toasts;
  expect(toast?.message).toMatch(
    /^No hemos podido mostrar esta ventana\. Recarga la página; si se repite, indica la referencia \w{6}\.$/,
  );
  expect(toast?.action?.label).toBe('Recargar');
});
