import { createHash, X509Certificate } from 'node:crypto';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';
import { freePort } from '@puente/testing/free-port';

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface HttpsFront {
  url: string;
  /** SHA-256 of the certificate's public key, in base64. A browser has to be told to trust it. */
  keyHash: string;
  stop: () => void;
}

/** Serves an address over HTTP/2 and TLS, as a proxy in front of the product does. */
export async function startHttpsFront(origin: string): Promise<HttpsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (incoming, answer) => passOn(origin, incoming, answer));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const keyHash = createHash('sha256').update(publicKey).digest('base64');
  return { url: `https://localhost:${port}`, keyHash, stop: () => server.close() };
}

function passOn(origin: string, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const asked = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(asked), host: new URL(origin).host, 'x-forwarded-proto': 'https' };
  const onward = ask(new URL(incoming.url, origin), { method: incoming.method, headers }, (reply) => {
    const answered = Object.entries(reply.headers).filter(([name]) => !ofConnection.has(name));
    answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(answered));
    reply.pipe(answer);
  });
  onward.on('error', () => {
    answer.writeHead(502);
    answer.end();
  });
  incoming.pipe(onward);
}
