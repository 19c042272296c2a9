import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { limits } from '@puente/contract/limits';
import { shell, startTestEdge, type TestEdge } from '../test-edge.ts';
import { listening, stop } from '../test-renderer.ts';

let api: Server;
let asked: { url: string | undefined; body: unknown }[];
/** The API's refusal of a form; undefined when the call succeeds. */
let refusal: { status: number; name: string; message: string; details: object } | undefined;
let edge: TestEdge;

beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      const names = [{ id: 3, name: 'Universidade da Coruña', short_names: ['UDC'] }];
      return void response.end(JSON.stringify({ data: names }));
    }
    void json(request).then((body) => {
      asked.push({ url: request.url, body });
      response.writeHead(
        refusal?.status ?? 200,
        refusal ? { 'retry-after': '9' } : { 'set-cookie': ['token=x'] },
      );
      response.end(JSON.stringify(refusal ? { data: null, error: refusal } : { ok: true }));
    });
  });
  edge = await startTestEdge({ apis: [await listening(api)], publicUrl: 'https://puente.example' });
  await edge.release({
    ...shell,
    routes: [
      { name: 'contact', path: '/contacto' },
      { name: 'login', path: '/user/auth/login' },
      { name: 'register', path: '/register' },
      { name: 'registerCompleted', path: '/register/completed' },
      { name: 'forgotPassword', path: '/user/auth/forgot-password' },
      { name: 'resetPassword', path: '/user/auth/reset-password' },
      { name: 'secondFactor', path: '/user/auth/second-factor' },
    ],
  });
});
afterAll(async () => {
  await edge.close();
  await stop(api);
});
beforeEach(() => {
  asked = [];
  refusal = undefined;
});

async function send(
  url: string,
  fields: Record<string, string>,
  headers: object = { 'sec-fetch-site': 'same-origin' },
) {
  const answer = await edge.edge.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return {
    status: answer.statusCode,
    to: answer.headers.location,
    headers: answer.headers,
    html: answer.body,
  };
}

const message = {
  name: 'Sabela Ejemplo',
  email: 'sabela@ejemplo.es',
  audience: 'university',
  subject: 'Firmar un convenio',
  message: 'Queremos firmar un convenio <con> "vosotros" & pronto.',
};
const person = {
  profileType: 'student',
  name: 'Ana',
  surname: 'Prieto',
  email: 'ana@udc.es',
  phone: '',
  university: 'udc',
  password: 'marea-alta',
  rePassword: 'marea-alta',
  terms: 'on',
};

test('a message is sent, and the page says so; nothing of it stands in the address', async () => {
  expect(await send('/contacto', { ...message, website: '' })).toMatchObject({
    status: 303,
    to: '/contacto?enviado=1',
  });
  const written = { ...message, website: '', shownFor: limits.contactMessage.fastest };
  expect(asked).toEqual([{ url: '/api/contact-messages', body: { data: written } }]);
});

test('what is wrong is said at its field, and everything typed is in the form again', async () => {
  const { status, html, headers } = await send('/contacto', { ...message, audience: '', message: 'a "<b>' });
  expect(status).toBe(422);
  expect(asked).toEqual([]);
  expect(html).toContain('No has perdido nada de lo que has escrito.');
  expect(html).toMatch(
    /<textarea id="field-message"[^>]*aria-invalid="true"[^>]*>\na &quot;&lt;b&gt;<\/textarea>/,
  );
  expect(html).toContain(`Escribe al menos ${limits.contactMessage.message.min} caracteres.`);
  expect(html).toContain('<p class="mistake" id="mistake-audience">Este campo es obligatorio.</p>');
  expect(html).toContain('value="Firmar un convenio"');
  expect(html).toContain('<form method="post" action="/contacto">');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

test.each([
  [429, 'TooManyRequests', 'Espera un momento.'],
  [503, 'Unavailable', 'Vuelve más tarde.'],
])('a refusal with %d keeps what was typed, too', async (status, name, text) => {
  refusal = { status, name, message: text, details: {} };
  const answer = await send('/contacto', message);
  expect(answer).toMatchObject({ status });
  expect(answer.headers['retry-after']).toBe('9');
  expect(answer.html).toContain(text);
  expect(answer.html).toContain('convenio &lt;con&gt; &quot;vosotros&quot; &amp; pronto.');
});

test('a student registers with a university by its short name, and a campaign by its code', async () => {
  const { status, to } = await send('/register', { ...person, campaign: 'udc' });
  expect([status, to]).toEqual([303, '/register/completed?campaign=udc']);
  expect(asked).toMatchObject([
    {
      url: '/api/auth/local/register',
      body: {
        username: 'ana@udc.es',
        profileType: 'student',
        university: { id: 3, name: 'Universidade da Coruña' },
        campaigns: ['udc'],
      },
    },
  ]);
});

test('another university is taken as it is written', async () => {
  await send('/register', { ...person, university: ' Universidad de Braga ' });
  expect(asked).toMatchObject([{ body: { university: { id: 0, name: 'Universidad de Braga' } } }]);
});

test('other profiles have no university, and nothing is kept of a password', async () => {
  await send('/register', { ...person, profileType: 'teacher' });
  expect(asked[0]?.body).not.toHaveProperty('university');
  const { html } = await send('/register', { ...person, profileType: 'coordinator', terms: '' });
  expect(html).toContain('<p class="mistake" id="mistake-phone">Campo obligatorio</p>');
  expect(html).toContain('<p class="mistake" id="mistake-terms">Aceptar este campo es obligatorio.</p>');
  expect(html).toContain('<option value="coordinator" selected>Organización</option>');
  expect(html).not.toContain('marea-alta');
});

test('what only the API knows of a field is said there', async () => {
  refusal = {
    status: 400,
    name: 'ValidationError',
    message: 'Revisa los campos marcados.',
    details: {
      fields: { password: 'Elige una contraseña menos común.', campaigns: 'No conocemos esa campaña.' },
    },
  };
  const { html } = await send('/register', person);
  expect(html).toContain('<p class="mistake" id="mistake-password">Elige una contraseña menos común.</p>');
  expect(html).toContain('<p>No conocemos esa campaña.</p>');
});

test('a new link is asked for, and a new password is set with the code of the address', async () => {
  expect(await send('/user/auth/forgot-password', { email: 'Ana@udc.es' })).toMatchObject({
    to: '/user/auth/forgot-password?enviado=1',
  });
  expect(await send('/register/completed', { email: 'ana@udc.es' })).toMatchObject({
    to: '/register/completed?enviado=1',
  });
  const passwords = { password: 'marea-alta', passwordConfirmation: 'marea-alta' };
  const answer = await send('/user/auth/reset-password?code=abc', passwords);
  expect(answer).toMatchObject({ status: 303, to: '/user/auth/login' });
  expect(answer.headers['set-cookie']).toBe('token=x');
  expect(asked).toEqual([
    { url: '/api/auth/forgot-password', body: { email: 'ana@udc.es' } },
    { url: '/api/auth/send-email-confirmation', body: { email: 'ana@udc.es' } },
    { url: '/api/auth/reset-password', body: { ...passwords, code: 'abc' } },
  ]);
});

test('an account with a second factor goes on to it after a new password', async () => {
  refusal = { status: 403, name: 'SecondFactorRequired', message: '', details: {} };
  const passwords = { password: 'marea-alta', passwordConfirmation: 'marea-alta' };
  expect(await send('/user/auth/reset-password?code=abc', passwords)).toMatchObject({
    to: '/user/auth/second-factor',
  });
});

test('a form that another site filled in leads to the empty page', async () => {
  expect(await send('/contacto', message, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 303,
    to: '/contacto',
  });
  expect(asked).toEqual([]);
});
