import { clientOf } from '../../test/client.ts';
import { parse } from '../../test/outbox.ts';
import { startServer } from '../../test/server.ts';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@puente/testing/free-port';

interface Received {
  from: string;
  to: string[];
  source: string;
}

/** A mail server that rejects the first `failures` messages. */
async function mailServer(
  failures: number,
): Promise<{ port: number; received: Received[]; close: () => void }> {
  const received: Received[] = [];
  let left = failures;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('Try again later'));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { port, received, close: () => server.close(() => undefined) };
}

it('sends through SMTP_URL, and again when the mail server fails', async () => {
  const mail = await mailServer(1);
  const server = await startServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'hola@puente.example' },
  });
  const body = {
    username: 'x',
    email: 'correo@ejemplo.es',
    password: 'caracola-93',
    name: '<b>Ana</b>',
    surname: 'Rey',
    profileType: 'teacher' as const,
  };
  const { status } = await clientOf(server.address).wrong('POST /api/auth/local/register', {
    body: { ...body, username: body.email },
  });
  expect(status).toBe(200);
  for (let waited = 0; waited < 10_000 && mail.received.length === 0; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const [message] = mail.received;
  expect(message).toMatchObject({ from: 'hola@puente.example', to: ['correo@ejemplo.es'] });
  expect(parse(message?.source ?? '')).toMatchObject({
    subject: 'Confirma tu correo electrónico en Puente',
    text: expect.stringContaining('/user/auth/login?confirmation=') as string,
  });
  await server.stop();
  mail.close();
});
