import { messagesTo } from '../../test/outbox.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailChannel, NotAnAddress, openMailChannel } from './channel.ts';
import { confirmationMail } from './mail-content.ts';

let dataDir: string;
let channel: MailChannel;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'puente-mail-'));
  channel = await openMailChannel({ dataDir, smtpUrl: undefined, from: 'Puente <hola@puente.example>' });
});
afterAll(async () => {
  channel.close();
  await rm(dataDir, { recursive: true });
});

const letter = confirmationMail('Ana', 'https://puente.example/entrar');

it.each([
  'a,b@ejemplo.es',
  'a@ejemplo.es,b@ejemplo.es',
  'a@ejemplo.es;',
  'amigos:a@ejemplo.es;',
  'Ana <a@ejemplo.es>',
  '<a@ejemplo.es>',
  '"b@ejemplo.es"@ejemplo.org',
])('sends nothing to %s', async (address) => {
  await expect(channel.deliver('1', address, letter)).rejects.toThrow(NotAnAddress);
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([]);
});

it('sends nothing whose answers would go to another address', async () => {
  const answered = { ...letter, replyTo: 'a,b@ejemplo.es' };
  await expect(channel.deliver('2', 'a@ejemplo.es', answered)).rejects.toThrow(NotAnAddress);
});

it.each(["o'neill+puente@ejemplo.es", "!#$%&'*+/=?^_`{|}~-@ejemplo.es"])('sends to %s', async (address) => {
  await channel.deliver('3', address, { ...letter, replyTo: address });
  expect(await messagesTo(dataDir, address)).toHaveLength(1);
});
