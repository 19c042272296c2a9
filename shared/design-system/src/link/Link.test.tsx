import { render, screen } from '@testing-library/react';
import { ButtonLink, Link, type LinkComponentProps, LinkProvider } from './index.ts';

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-router="">
      {children}
    </a>
  );
}

const inRouter = (children: React.ReactNode) =>
  render(<LinkProvider component={RouterLink}>{children}</LinkProvider>);

test('goes through the router inside the product', () => {
  inRouter(
    <>
      <Link href="/projects">Proyectos</Link>
      <ButtonLink href="/register">Crear cuenta</ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Proyectos' })).toHaveAttribute('data-router');
  expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('data-router');
});

test.each([
  'https://example.org',
  '//example.org',
  'mailto:hola@example.org',
  'tel:+34600000000',
  '#field-email',
])('leaves %s to the browser', (href) => {
  inRouter(<Link href={href}>Enlace</Link>);
  expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
});

test('leaves a download to the browser', () => {
  inRouter(
    <Link href="/api/files/3" download="cv.pdf">
      Descargar
    </Link>,
  );
  expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
});

test('an external link says that it opens in a new tab, and does not give this one away', () => {
  inRouter(
    <Link href="/terminos-y-condiciones" external>
      términos
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'términos (se abre en una pestaña nueva)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('is a plain anchor where there is no router', () => {
  render(<Link href="/projects">Proyectos</Link>);
  expect(screen.getByRole('link', { name: 'Proyectos' })).toHaveAttribute('href', '/projects');
});
