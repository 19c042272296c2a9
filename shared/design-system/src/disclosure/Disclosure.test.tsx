import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure, DisclosureMenu } from './index.ts';

const logOut = jest.fn();

function renderMenu() {
  render(
    <>
      <DisclosureMenu
        label="Ana"
        items={[
          { href: '#perfil', label: 'Perfil' },
          { href: '#candidaturas', label: 'Candidaturas', current: true },
          { label: 'Cerrar sesión', onPress: logOut },
        ]}
      />
      <button>Después</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Ana' });
}

test('opens a list of links, which Tab reaches', async () => {
  const button = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Candidaturas' })).toHaveAttribute('aria-current', 'page');

  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Perfil' })).toHaveFocus();
});

test('Escape closes it and gives focus back to the button', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('leaving it with Tab closes it', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes it', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('choosing closes it, whether it leads somewhere or does something', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Perfil' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a disclosure holds its answer', () => {
  render(
    <Disclosure summary="¿Cuánto cuesta?" open>
      Nada.
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Nada.')).toBeVisible();
});
