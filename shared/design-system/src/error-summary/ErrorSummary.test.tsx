import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/index.ts';
import { ErrorSummary } from './index.ts';

const email = { name: 'email', message: 'Introduce tu email' };
const name = { name: 'name', message: 'Campo obligatorio' };
const summary = () => screen.getByRole('group', { name: 'Revisa estos campos' });

beforeAll(() => {
  // jsdom has no layout and so no scrolling.
  Element.prototype.scrollIntoView = jest.fn();
});

test('shows nothing while nothing is wrong', () => {
  const { container } = render(<ErrorSummary errors={[]} attempt={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('takes focus at each failed attempt, and not while the person puts a field right', async () => {
  const form = (errors: (typeof email)[], attempt: number) => (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField label="Email" name="email" />
    </>
  );
  const { rerender } = render(form([], 0));
  rerender(form([email, name], 1));
  expect(summary()).toHaveFocus();

  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.click(field);
  rerender(form([name], 1));
  rerender(form([], 1));
  rerender(form([email], 1));
  expect(field).toHaveFocus();

  rerender(form([email], 2));
  expect(summary()).toHaveFocus();
});

test('without attempts it takes focus when it appears', () => {
  const { rerender } = render(<ErrorSummary errors={[]} />);
  rerender(<ErrorSummary errors={[email]} />);
  expect(summary()).toHaveFocus();
});

test('each problem leads to its field', async () => {
  render(
    <>
      <ErrorSummary errors={[email]} />
      <TextField label="Email" name="email" />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Introduce tu email' });
  expect(link).toHaveAttribute('href', '#field-email');

  await userEvent.click(link);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
