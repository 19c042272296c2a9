import { type Output, type Server, startServer, untilServing } from './children.ts';

interface StandIn {
  server: Server;
  /** Settings of the API that make it both Google and Microsoft. */
  env: Record<string, string>;
}

/** Starts a local provider that replaces Google and Microsoft in development: it accepts any e-mail address. */
export async function startStandIn(port: number, publicUrl: string, output?: Output): Promise<StandIn> {
  const names = ['google', 'microsoft'];
  const clients = names.map((name) => ({
    client_id: `${name}-dev`,
    client_secret: `${name}-dev-secret`,
    redirect_uris: [`${publicUrl}/api/connect/${name}/callback`],
  }));
  const issuer = `http://localhost:${port}`;
  const server = startServer(
    'The OpenID stand-in',
    'shared/testing/src/openid-provider.ts',
    { OPENID_PORT: String(port), OPENID_CLIENTS: JSON.stringify(clients) },
    output,
  );
  await untilServing(server, issuer);
  const env = Object.fromEntries(
    clients.flatMap(({ client_id, client_secret }, index) => {
      const prefix = (names[index] ?? '').toUpperCase();
      return [
        [`${prefix}_CLIENT_ID`, client_id],
        [`${prefix}_CLIENT_SECRET`, client_secret],
        [`${prefix}_ISSUER`, issuer],
      ];
    }),
  );
  return { server, env };
}
