import { join } from 'node:path';
import { dataDirectory, repositoryRoot } from '@puente/releases/data-directory';
import { isName } from '@puente/releases/names';
import { parseDevApps, type DevApp } from './dev-apps.ts';
import { readThirdPartySettings, type ThirdPartySettings } from './third-parties.ts';

export interface Configuration {
  host: string;
  port: number;
  releases: string;
  /** Origins of the API's processes. */
  apis: string[];
  channel: string;
  logLevel: string;
  trustProxy: boolean | string;
  thirdParties: ThirdPartySettings;
  dev?: DevApp[];
}

/**
 * Reads the environment: PORT, HOST, DATA_DIR, API_ORIGIN, CHANNEL, TRUST_PROXY, DEV_APPS, LOG_LEVEL, and third parties.
 * @throws with one English sentence when a value cannot be used.
 */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${env['PORT']}", but should be a port number.`);
  const channel = env['CHANNEL'] || 'production';
  if (!isName('channel', channel))
    throw new Error(`CHANNEL is "${channel}", but should be a name in small letters.`);
  return {
    // Reachable from this machine only, unless told otherwise (containers: 0.0.0.0).
    host: env['HOST'] || 'localhost',
    port,
    releases: join(dataDirectory(env), 'releases'),
    apis: readOrigins(env['API_ORIGIN'] || 'http://127.0.0.1:3001'),
    channel,
    logLevel: env['LOG_LEVEL'] || 'info',
    trustProxy: readTrust(env['TRUST_PROXY']),
    thirdParties: readThirdPartySettings(env),
    ...(env['DEV_APPS'] === undefined ? {} : { dev: parseDevApps(env['DEV_APPS'], repositoryRoot) }),
  };
}

/** One origin, or several of the same API with commas. */
function readOrigins(text: string): string[] {
  return text.split(',').map((part) => {
    const url = URL.canParse(part.trim()) ? new URL(part.trim()) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new Error(`API_ORIGIN is "${text}", but should read like http://127.0.0.1:3001.`);
    return url.origin;
  });
}

/** `true` believes whoever connects; else addresses and networks of the proxies, separated by commas. */
function readTrust(text = ''): boolean | string {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  // A number of hops cannot tell a proxy from a client that pretends, so Fastify would believe nobody.
  if (/^\d+$/.test(text))
    throw new Error(`TRUST_PROXY is "${text}", but should be true, or addresses such as 10.0.0.0/8.`);
  return text;
}
