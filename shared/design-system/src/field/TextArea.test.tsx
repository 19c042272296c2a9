import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function write(text: string) {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
}

test('has eight rows unless told otherwise', () => {
  render(<TextArea label="Motivación" name="motivation" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('counts what is written and says it after a pause', () => {
  render(<TextArea label="Motivación" name="motivation" maxLength={20} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Máximo 20 caracteres');
  expect(screen.getByText('0 / 20')).toBeInTheDocument();

  write('Quiero aprender');
  expect(screen.getByText('15 / 20')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('Te quedan 5 caracteres');
});

test('does not cut a text that is too long: it says how much is too much', () => {
  render(<TextArea label="Motivación" name="motivation" maxLength={5} />);
  write('Quiero');
  act(() => jest.advanceTimersByTime(1000));

  expect(screen.getByRole('textbox')).toHaveValue('Quiero');
  expect(screen.getByRole('status')).toHaveTextContent('Te sobra 1 carácter');
});

test('counts a value that a form library set on the element', () => {
  let element: HTMLTextAreaElement | null = null;
  const register = (node: HTMLTextAreaElement | null) => {
    element = node;
    if (node !== null) node.value = 'Hola';
  };
  render(<TextArea label="Motivación" name="motivation" maxLength={20} ref={register} />);

  expect(element).toHaveValue('Hola');
  expect(screen.getByText('4 / 20')).toBeInTheDocument();
});

test('what is pasted from Word has ends of lines in it, and no boxes; the cursor stays', () => {
  render(<TextArea label="Motivación" name="motivation" maxLength={20} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  area.value = 'uno\vdos\u0007 tres';
  area.setSelectionRange(8, 8);
  fireEvent.input(area);
  expect(area).toHaveValue('uno\ndos tres');
  expect(area.selectionStart).toBe(7);
  expect(screen.getByText('12 / 20')).toBeInTheDocument();
});
