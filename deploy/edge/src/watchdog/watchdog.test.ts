import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { startTestProduct } from '../test-edge.ts';
import { watchdogElement } from './watchdog.ts';

const element = watchdogElement({ brand: 'Tú & "yo"', version: '1.0.0-0123456789ab' });
const script = element.replace(/^<script[^>]*>|<\/script>$/g, '');

test('it is a script as browsers read it, without anything that could end its element', () => {
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<[/!a-z]/i);
});

test('it says whose page it is, in a form that stays in its attribute', () => {
  expect(element).toMatch(
    /^<script data-brand="Tú &amp; &quot;yo&quot;" data-version="1\.0\.0-0123456789ab">/,
  );
});

test('it stands before the files that it watches, all of which are marked', async () => {
  const product = await startTestProduct();
  const { body } = await product.edge.inject({ url: '/projects', headers: { accept: 'text/html' } });
  await product.close();
  const lines = body.split('\n');
  const at = lines.findIndex((line) => line.includes('data-brand="Puente"'));
  const files = lines.flatMap((line, index) => (/<script defer|rel="stylesheet"/.test(line) ? [index] : []));
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(lines[file]).toContain(' data-entry>');
    expect(at).toBeLessThan(file);
  }
});

test('a page pays 1.6 KB for it', () => {
  expect(brotliCompressSync(element).byteLength).toBeLessThan(1600);
});
