/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Markdown, outlineOf } from './index.ts';

it('is drawn where there is no document', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <Markdown
      text={'## Hola\n\nUn [enlace](/projects) y **[fuera](https://otra.test/a)**. ![x](/uploads/a.webp)'}
    />,
  );
  expect(html).toContain('<h2 id="seccion-hola">Hola</h2>');
  expect(html).toContain('href="/projects"');
  expect(html).toContain('href="https://otra.test/a"');
  expect(html).toContain('src="/uploads/a.webp"');
  expect(outlineOf('## Hola')).toEqual([{ id: 'seccion-hola', text: 'Hola', rank: 1 }]);
});
