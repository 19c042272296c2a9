import { textOf } from '../mail/html.ts';
import { readNoticeParts } from './notice-parts.ts';
import { htmlOfNotice, textOfNotice } from './write-notice.ts';

const clean = (source: string) => textOf(htmlOfNotice(readNoticeParts(source)));

it.each([
  ['<p>Hola, <strong>tú</strong></p>', '<p>Hola, <strong>tú</strong></p>'],
  ['<div>Uno<br>dos</div>', '<p>Uno<br>dos</p>'],
  ['suelto y <b>negrita</b>', '<p>suelto y <strong>negrita</strong></p>'],
  ['<ul><li>a</li><li>b</ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [
    '<ul>\n<li><p>a</p><ol><li>b</li></ol></li>\n</ul>',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
  ],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p></p><p> </p><hr>', '<hr>'],
  ['<h1>Título</h1>', '<h2>Título</h2>'],
  ['<a href="/projects?q=a&amp;b">x</a>', '<p><a href="/projects?q=a&amp;b">x</a></p>'],
  ['<a href="https://ejemplo.es/x">x</a>', '<p><a href="https://ejemplo.es/x">x</a></p>'],
  ['1 < 2 && 3 > 2', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
])('keeps what a notice may have: %s', (source, expected) => {
  expect(clean(source)).toBe(expected);
});

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="//malo.example">a</a>', '<p>a</p>'],
  ['<a href="/\\malo.example">a</a>', '<p>a</p>'],
  ['<a href="https://puente.es@malo.example">a</a>', '<p>a</p>'],
  ['<svg><p>a</p></svg>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', '<p>&lt;script&gt;</p>'],
  ['&lt;script&gt;', '<p>&lt;script&gt;</p>'],
  ['<!-- <p>a</p> -->', '<p>a</p><p> --&gt;</p>'],
])('gives nothing that runs or leads astray: %s', (source, expected) => {
  const written = clean(source);
  expect(written).toBe(expected);
  expect(written).not.toMatch(/<(script|img|svg|style)|javascript:|on\w+=/i);
});

it('is stable: what was cleaned once stays the same', () => {
  for (const source of ['<p>a<ul><li>b<li>c', '<blockquote>a<p>b</blockquote>c', '<b><i>x</b></i>']) {
    expect(clean(clean(source))).toBe(clean(source));
  }
});

it('reads a long hostile text in time', () => {
  const begin = performance.now();
  for (const piece of ['<', '<a href=', '<p>', '</p>', '<a href="', "'<'"]) clean(piece.repeat(5_000));
  expect(performance.now() - begin).toBeLessThan(2_000);
});

it('becomes plain text with its lists and addresses', () => {
  const source =
    '<h2>Ven</h2><p>El <em>lunes</em>.<br>A las 9.</p><ul><li>uno</li><li>dos</li></ul><ol><li>tres</li></ol><p><a href="/blog">Más</a></p>';
  expect(textOfNotice(readNoticeParts(source), 'https://puente.example')).toBe(
    'Ven\n\nEl lunes.\nA las 9.\n\n· uno\n· dos\n\n1. tres\n\nMás (https://puente.example/blog)',
  );
});
