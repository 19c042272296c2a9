import { render, screen } from '@testing-library/react';
import { hostileHtml } from '@puente/testing/xss/index';
import { partsOf, remainsAmong } from '@puente/testing/xss/remains';
import { Markdown, outlineOf } from './index.ts';

const text = `# Título

Con **peso**, *énfasis*, \`código\` y ~~tachado~~.

## Qué mirar antes

| Hito | Cuándo |
| --- | --- |
| Propuesta | Primer mes |

## Qué mirar antes

- uno
- dos
`;

it('writes markdown as elements, under the heading of the page', () => {
  const { container } = render(<Markdown text={text} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Título' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3, name: 'Qué mirar antes' })).toHaveLength(2);
  expect(screen.getByRole('cell', { name: 'Primer mes' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['uno', 'dos']);
  for (const kind of ['strong', 'em', 'code', 'del']) expect(container.querySelector(kind)).not.toBeNull();
});

it('gives each heading an id of its own, which the outline names', () => {
  const { container } = render(<Markdown text={text} />);
  const outline = outlineOf(text);
  expect(outline).toEqual([
    { id: 'seccion-titulo', text: 'Título', rank: 1 },
    { id: 'seccion-que-mirar-antes', text: 'Qué mirar antes', rank: 2 },
    { id: 'seccion-que-mirar-antes--2', text: 'Qué mirar antes', rank: 2 },
  ]);
  for (const { id, text: words } of outline)
    expect(container.querySelector(`[id="${id}"]`)).toHaveTextContent(words);
});

it('leaves no place for what a text would run or name', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const hostile = [
    '[pulsa](javascript:alert(1))',
    '![x](https://malo.example/a.png "x")',
    '<img src=x onerror=alert(1)>',
    '## <img src=x onerror=alert(1)> hola',
    ...hostileHtml.filter((_, place) => place % 10 === 0).map(({ html }) => html),
  ];
  for (const words of hostile) {
    const { container, unmount } = render(<Markdown text={words} />);
    const left = remainsAmong(partsOf(container)).filter(
      (find) => !/^H\d id=seccion-[\p{L}\p{N}-]*$/u.test(find),
    );
    expect(left).toEqual([]);
    unmount();
  }
});

it('keeps the words of HTML, and reads the signs that are written by name', () => {
  const source =
    'Un &iexcl;salto<br>y &#233;l, <u>así</u>.\n\n<div>Un <b>bloque</b></div>\n\n3. a\n\n   b\n4. c\n\n`&amp;`';
  const { container } = render(<Markdown text={source} />);
  expect(container).toHaveTextContent('Un ¡saltoy él, así.');
  expect(container.querySelector('br')).not.toBeNull();
  expect(screen.getByText('Un bloque')).toBeVisible();
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(screen.getByText('&amp;').tagName).toBe('CODE');
});
