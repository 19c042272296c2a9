import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { RichText, type RichTextProps } from './index.ts';

/** Replaces the router's link, without navigation. */
const RouterLink = ({ href, children, onClick, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    data-router=""
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

const show = (html: string, props: Partial<RichTextProps> = {}) =>
  render(
    <LinkProvider component={RouterLink}>
      <RichText html={html} {...props} />
    </LinkProvider>,
  ).container;

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('keeps what a message needs', () => {
  const container = show(`
    <p>Uno <strong>dos</strong> <em>tres</em> <u>cuatro</u> <s>cinco</s><br>seis</p>
    <ul><li>Lista</li></ul><ol><li>Pasos</li></ol><blockquote>Cita</blockquote><hr>
    <table><caption>Fechas</caption><thead><tr><th>Día</th><th>Hora</th></tr></thead><tbody><tr><td colspan="2">3 de marzo</td></tr></tbody></table>`);
  const kinds = [...container.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase());
  for (const kind of [
    'p',
    'strong',
    'em',
    'u',
    's',
    'br',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'caption',
    'th',
    'td',
  ]) {
    expect(kinds).toContain(kind);
  }
  expect(screen.getByRole('cell', { name: '3 de marzo' })).toHaveAttribute('colspan', '2');
});

it('keeps the words of what it does not know, and none of its attributes', () => {
  const container = show(
    '<section id="main" class="x" style="color:red" data-x="1" aria-label="y"><p id="cookie" name="body" lang="xx">Hola</p> mundo</section>',
  );
  expect(container).toHaveTextContent('Hola mundo');
  for (const element of container.querySelectorAll('p')) expect(element.getAttributeNames()).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<style>p{color:red}</style>', ''],
  ['<form><input name="x"><button>Enviar</button></form>', 'Enviar'],
  ['<svg><a href="/x"><text>Dibujo</text></a></svg>', ''],
  ['<iframe src="/"></iframe>', ''],
])('of %s it leaves %p', (html, words) => {
  const container = show(`<p>Antes</p>${html}`);
  expect(container.textContent).toBe(`Antes${words}`);
  expect(container.querySelector('script, style, form, input, button, svg, iframe, a')).toBeNull();
});

it('puts headings under the one that is above it, without gaps', () => {
  show('<h1>Uno</h1><h4>Dos</h4><h2>Entre</h2><h4>Otra vez dos</h4>', { headingLevel: 3 });
  expect(screen.getByRole('heading', { name: 'Uno', level: 3 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Entre', level: 4 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dos', level: 5 })).toBeVisible();
});

describe('links', () => {
  it('inside the product go through the router, however they are written', async () => {
    const onFollow = jest.fn();
    show(
      `<a href="/projects?q=a#b" target="_blank" onclick="alert(1)">Ruta</a> <a href="${location.origin}/tfx">Entera</a>`,
      { onFollow },
    );
    expect(address('Ruta')).toBe('/projects?q=a#b');
    expect(address('Entera')).toBe('/tfx');
    const link = screen.getByRole('link', { name: 'Ruta' });
    expect(link).toHaveAttribute('data-router');
    expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('to other sites open in a new tab, say so, and take nothing of us with them', async () => {
    const onFollow = jest.fn();
    show('<a href="https://example.org/a">Fuera</a>', { onFollow });
    const link = screen.getByRole('link', { name: 'Fuera (se abre en una pestaña nueva)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.querySelector('svg')).toBeInTheDocument();
    await userEvent.click(link);
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('write mails', () => {
    show('<a href="mailto:hola@example.org">Correo</a>');
    expect(address('Correo')).toBe('mailto:hola@example.org');
    expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    'tel:600',
    'projects/1',
    '#main',
    '?q=1',
    '//evil.test/x',
    '/\\evil.test',
    'https://puente.es@evil.test/',
    'http://',
    '',
  ])('lead nowhere with %p, and their words stay', (href) => {
    show(`<p>Un <a href="${href}">enlace</a></p>`);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('enlace')).toBeVisible();
  });
});

describe('pictures', () => {
  it('come from our own origin, when they are in sight', () => {
    show(
      '<img src="/uploads/a.png" alt="Mapa" onerror="alert(1)" srcset="https://evil.test/a 2x" width="9999">',
    );
    const picture = screen.getByRole('img', { name: 'Mapa' });
    expect(picture.getAttributeNames().toSorted()).toEqual(['alt', 'loading', 'src']);
    expect(picture).toHaveAttribute('src', '/uploads/a.png');
  });

  it.each([
    'https://evil.test/a.png',
    '//evil.test/a.png',
    'data:image/png;base64,AA',
    '/api/connect/google',
    '/auth',
    'a.png',
    '',
  ])('from %p are said in words', (src) => {
    const container = show(`<img src="${src}" alt="Mapa de la ría">`);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('Mapa de la ría');
  });
});

it('is text where the message is text', () => {
  expect(show('2 < 3 &amp; 4 > 3')).toHaveTextContent('2 < 3 & 4 > 3');
});
