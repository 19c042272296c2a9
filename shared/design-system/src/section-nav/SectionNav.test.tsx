import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionNav } from './index.ts';

const sections = ['Datos', 'Estudios', 'Solicitudes', 'Guardados', 'Cuenta'];
const show = (labels: readonly string[]) =>
  render(
    <SectionNav
      label="Secciones"
      items={labels.map((label) => ({ href: `#${label}`, label, current: label === 'Solicitudes' }))}
    />,
  );

it('folds many sections under a button that says which one is shown', async () => {
  show(sections);
  const nav = within(screen.getByRole('navigation', { name: 'Secciones' }));
  const button = nav.getByRole('button', { name: 'Sección: Solicitudes' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(nav.getByRole('link', { name: 'Cuenta' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('Escape folds it again, and gives focus back to the button', async () => {
  show(sections);
  const button = screen.getByRole('button', { name: 'Sección: Solicitudes' });
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('says of what kind they are', () => {
  render(
    <SectionNav
      label="Solicitudes por estado"
      kind="Estado"
      items={sections.map((label) => ({ href: `#${label}`, label, current: label === 'Datos' }))}
    />,
  );
  expect(screen.getByRole('button', { name: 'Estado: Datos' })).toBeVisible();
});

it('folds a few that are too long for one line of a phone', () => {
  show(['Publicados y abiertos', 'Cerrados sin respuesta', 'Guardados']);
  expect(screen.getByRole('button', { name: 'Sección: elige una' })).toBeVisible();
});

it('leaves few sections as they are', () => {
  show(sections.slice(1, 4));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Solicitudes' })).toHaveAttribute('aria-current', 'page');
});
