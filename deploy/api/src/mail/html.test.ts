import { html, textOf } from './html.ts';

it('escapes what is put in, and nothing else', () => {
  const title = `<img src=x onerror="alert('1')"> & Co.`;
  expect(textOf(html`<p>Sobre <b>${title}</b>, ${3} veces</p>`)).toBe(
    '<p>Sobre <b>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co.</b>, 3 veces</p>',
  );
});

it('takes HTML that it made as it is', () => {
  const name = html`<b>${'A & B'}</b>`;
  expect(textOf(html`<p>${name}</p>`)).toBe('<p><b>A &amp; B</b></p>');
  expect(textOf(html`<p></p>`)).toBe('<p></p>');
});
