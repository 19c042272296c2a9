import { drawn, fromClient, type RenderedProduct, startRenderedProduct } from './test-renderer.ts';

let product: RenderedProduct;
beforeAll(async () => {
  product = await startRenderedProduct();
});
afterAll(() => product.close());

const signedIn = { cookie: 'u4iRememberMe=1' };
const sentence = '<p>Has iniciado sesión, y tu área de Puente necesita JavaScript.';
const way = '<a href="/?sin-javascript">Leer lo que es público sin JavaScript</a>';
const refreshIn = (page: string) => /<noscript><meta http-equiv="refresh" content="([^"]+)">/.exec(page)?.[1];

test('a browser without scripts is led from the page of a session to what visitors read there', async () => {
  const page = await product.open('/universidades?a=1', signedIn);
  expect(page).toContain(fromClient);
  expect(refreshIn(page)).toBe('0; url=/universidades?a=1&amp;sin-javascript');
  const read = await product.open('/universidades?a=1&sin-javascript', signedIn);
  expect(read).toContain(drawn('/universidades?a=1&sin-javascript'));
  expect(refreshIn(read)).toBeUndefined();
});

test.each(['/plain', '/asking', '/user/auth/login'])(
  'of what is not drawn for visitors, and of the login, it is told what to do: %s',
  async (path) => {
    const page = await product.open(path, signedIn);
    expect(refreshIn(page)).toBeUndefined();
    expect(page).toContain(sentence);
    expect(page).toContain(way);
  },
);

test('a visitor without a session is told of scripts alone, and led nowhere', async () => {
  const page = await product.open('/plain');
  expect(page).toContain('<noscript>Para usar Puente hace falta JavaScript.');
  expect(page).not.toContain(way);
  expect(refreshIn(page)).toBeUndefined();
});

test('an unknown address says so without scripts, too, and leads on', async () => {
  const page = await product.open('/nowhere');
  expect(page).toContain('<noscript><h1>Página no encontrada</h1>');
  expect(page).toContain('<a href="/">Ir al inicio de Puente</a>');
  expect(await product.open('/nowhere', signedIn)).toContain('<a href="/?sin-javascript">');
});
