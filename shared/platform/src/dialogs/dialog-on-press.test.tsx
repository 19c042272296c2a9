import { act, renderHook, waitFor } from '@testing-library/react';
import { useToasts } from '../ui/index.ts';
import { useDialogOnPress } from './dialog-on-press.ts';

const Window = () => null;
const toastMessages = () => useToasts.getState().toasts.map(({ message }) => message);

it('says that a window cannot be opened when its code cannot be had, and asks for it again at the next press', async () => {
  const load = jest
    .fn(() => Promise.resolve({ default: Window }))
    .mockRejectedValueOnce(new Error('Loading chunk failed.'));
  const { result } = renderHook(() => useDialogOnPress(load));
  act(() => result.current.button.onClick());
  expect(result.current.button.busy).toBe(true);
  await waitFor(() => expect(toastMessages()).toEqual([expect.stringContaining('No hay conexión')]));
  await waitFor(() => expect(result.current.button.busy).toBe(false));
  expect(result.current).toMatchObject({ isOpen: false, Dialog: undefined });

  act(() => result.current.button.onClick());
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, Dialog: Window }));
  expect(toastMessages()).toHaveLength(1);
});

it('has the code before the press when the pointer comes to its button', () => {
  const load = jest.fn(() => Promise.resolve({ default: Window }));
  const { result } = renderHook(() => useDialogOnPress(load));
  expect(load).not.toHaveBeenCalled();
  act(() => result.current.button.onPointerEnter());
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.isOpen).toBe(false);
});

it('shows that the button was pressed before it opens the window, which is dear: the whole page becomes inert', async () => {
  const { result } = renderHook(() => useDialogOnPress(() => Promise.resolve({ default: Window })));
  const drawn: string[] = [];
  requestAnimationFrame(() => drawn.push(result.current.isOpen ? 'open' : 'closed'));
  act(() => result.current.button.onClick());
  expect(result.current.button.busy).toBe(true);
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  expect(drawn).toEqual(['closed']);
});
