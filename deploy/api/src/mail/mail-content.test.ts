import { confirmationMail } from './mail-content.ts';

const url = 'https://puente.example/user/auth/login?confirmation=a.b&x=1';

it('says the same in text and in HTML', () => {
  const { subject, text, html } = confirmationMail('Ana', url);
  expect(subject).toBe('Confirma tu correo electrónico en Puente');
  for (const part of ['Hola, Ana:', 'El enlace caduca en 24 horas.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(`\n${url}\n`);
  expect(html).toContain('href="https://puente.example/user/auth/login?confirmation=a.b&amp;x=1"');
});

it('carries nobody’s markup or links', () => {
  expect(confirmationMail('<img src=x>', url).html).not.toContain('<img');
  for (const name of ['https://malo.example', 'www.malo.example', 'a@malo.example']) {
    expect(confirmationMail(name, url).text).toMatch(/^Hola:\n/);
  }
});
