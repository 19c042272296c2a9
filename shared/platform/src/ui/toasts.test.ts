import { dismissToast, showToast, useToasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const shown = () => useToasts.getState().toasts.map(({ message }) => message);

it('shows the newest last and lets each go after its own time', () => {
  showToast({ tone: 'success', message: 'Guardado' });
  jest.advanceTimersByTime(4000);
  showToast({ tone: 'info', message: 'Copiado' });
  expect(shown()).toEqual(['Guardado', 'Copiado']);
  jest.advanceTimersByTime(2000);
  expect(shown()).toEqual(['Copiado']);
  jest.advanceTimersByTime(4000);
  expect(shown()).toEqual([]);
});

it('can be closed, and closing one leaves the same words said twice', () => {
  showToast({ tone: 'info', message: 'Copiado' });
  showToast({ tone: 'info', message: 'Copiado' });
  const [first] = useToasts.getState().toasts;
  dismissToast(first?.id ?? 0);
  expect(shown()).toEqual(['Copiado']);
});

it('waits for a user who may want to take its action, and goes once it is taken', () => {
  const undo = jest.fn();
  showToast({ tone: 'success', message: 'Quitado', action: { label: 'Deshacer', onPress: undo } });
  jest.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Quitado']);
  useToasts.getState().toasts[0]?.action?.onPress();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it('waits for an answer in words, and goes with it', () => {
  const notNow = jest.fn();
  const answer = { label: 'Activarla', onPress: () => undefined };
  showToast({
    tone: 'info',
    message: '¿La activas?',
    action: answer,
    dismissal: { label: 'Ahora no', onPress: notNow },
  });
  jest.advanceTimersByTime(60_000);
  const [toast] = useToasts.getState().toasts;
  toast?.dismissal?.onPress();
  expect([notNow.mock.calls.length, shown()]).toEqual([1, []]);
});

it('stays until it is closed where its words are needed to go on', () => {
  const id = showToast({ tone: 'info', message: 'Cierra sesión y entra con otra cuenta.', stays: true });
  jest.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Cierra sesión y entra con otra cuenta.']);
  dismissToast(id);
  expect(shown()).toEqual([]);
});
