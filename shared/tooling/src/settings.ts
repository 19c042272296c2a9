import { resolve } from 'node:path';
import { isRefusedByBrowsers } from '@puente/edge/browser-ports';
import { root } from './children.ts';
import { CannotStart } from './preconditions.ts';

/** Settings of the root commands; the servers read theirs from the same variables (README, "Run and test"). */
export interface Settings {
  port: number;
  apiPort: number;
  /** Port of the fake OpenID provider for Google and Microsoft; null when their keys are set, and in production. */
  openIdPort: number | null;
  /** Port of the renderer, which renders public pages on the server; null for none. */
  rendererPort: number | null;
  dataDir: string;
  publicUrl: string;
}

export function settings(env: NodeJS.ProcessEnv = process.env): Settings {
  if (env['NODE_ENV'] === 'production' && !env['PUBLIC_URL'])
    throw new CannotStart('PUBLIC_URL must be set in production: the address that visitors open.');
  const port = portFrom(env['PORT'], 3000, 'PORT');
  return {
    port,
    apiPort: portFrom(env['API_PORT'], port + 1, 'API_PORT'),
    openIdPort: needsStandIn(env) ? portFrom(env['OPENID_PORT'], port + 2, 'OPENID_PORT') : null,
    rendererPort: portFrom(env['RENDERER_PORT'], port + 3, 'RENDERER_PORT'),
    dataDir: resolve(root, env['DATA_DIR'] || 'data'),
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
  };
}

const needsStandIn = (env: NodeJS.ProcessEnv): boolean =>
  env['NODE_ENV'] !== 'production' && !env['GOOGLE_CLIENT_ID'] && !env['MICROSOFT_CLIENT_ID'];

function portFrom(text: string | undefined, otherwise: number, variable: string): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port <= 0 || port >= 65_536)
    throw new CannotStart(`${variable} must be a port number, not '${text}'.`);
  if (isRefusedByBrowsers(port))
    throw new CannotStart(`Browsers refuse to open port ${port}; choose another with ${variable}=….`);
  return port;
}
