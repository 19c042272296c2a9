import { render, screen } from '@testing-library/react';
import { PlainText } from './index.ts';
import { textPartsOf } from './text-parts.ts';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('makes links of whole addresses, without the end of the sentence', () => {
  render(
    <PlainText
      text={
        'Mira https://example.org/a?b=1. También (https://example.org/c), y\nhttps://es.wikipedia.org/wiki/Puente_(ciencia)!'
      }
    />,
  );
  expect(links()).toEqual([
    'https://example.org/a?b=1',
    'https://example.org/c',
    'https://es.wikipedia.org/wiki/Puente_(ciencia)',
  ]);
});

it('opens other sites in a new tab that knows nothing of this one, and pages of ours in this one', () => {
  render(<PlainText text={`https://example.org y ${location.origin}/projects/3?x=1`} />);
  const [other, own] = screen.getAllByRole('link');
  expect(other).toHaveAttribute('rel', 'noopener noreferrer');
  expect(own).toHaveAttribute('href', '/projects/3?x=1');
  expect(own).not.toHaveAttribute('target');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://puente.test@example.org/',
  '<a href="https:&#47;/example.org" onclick="alert(1)">hola</a>',
  '<img src=x onerror=alert(1)>',
  'www.example.org',
])('is words and nothing else: %s', (text) => {
  const { container } = render(<PlainText text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('p')?.children).toHaveLength(0);
});

it('loses nothing of a text', () => {
  const text = 'Uno https://a.example, dos (https://b.example/).\n\nTres: http://c.example/x(y).';
  expect(
    textPartsOf(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
