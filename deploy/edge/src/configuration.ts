import { dataDirectory, repositoryRoot } from '@puente/releases/data-directory';
import { isName } from '@puente/releases/names';
import { openTabHours } from '@puente/releases/open-tabs';
import { readStoreLocation, type StoreLocation } from '@puente/releases/store-location';
import { isRefusedByBrowsers } from './browser-ports.ts';
import { type DevApp, parseDevApps } from './dev-apps.ts';
import { readThirdPartySettings, type ThirdPartySettings } from './third-parties.ts';

export interface Configuration {
  host: string;
  port: number;
  releases: StoreLocation;
  /** Origins of the API's processes. */
  apis: string[];
  /** Origins of the renderer's processes. Without any, the client renders every page. */
  renderers: string[];
  channel: string;
  logLevel: string;
  trustProxy: boolean | string;
  thirdParties: ThirdPartySettings;
  /** Limit for concurrent requests of one address. */
  requestsPerAddress: number;
  /** Milliseconds for which a terminating process still accepts requests, while proxies stop sending it new ones. */
  drainMs: number;
  openTabHours: number;
  /** E-mail addresses of the accounts that may see one app from elsewhere. */
  overrideAllowed: string[];
  /** Address of `/metrics`. Undefined when nobody reads them. */
  metrics: { host: string; port: number } | undefined;
  /** Factor for the usual waiting times of a page: for its API responses, and for the renderer. */
  pageWait: number;
  /** Makes pages mark content that only the owner can supply. On outside production. */
  marksPending: boolean;
  /** Origin that visitors open. */
  publicUrl?: string;
  /** Second origin at which pages address the files of releases. */
  filesOrigin?: string;
  dev?: DevApp[];
  /** Origin of another installation. */
  against?: string;
}

/**
 * Reads the environment (README, "Run and test").
 * @throws with one English sentence when a value cannot be used.
 */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${env['PORT']}", but should be a port number.`);
  if (isRefusedByBrowsers(port))
    throw new Error(`PORT is ${port}, which browsers refuse to open: choose another one.`);
  const trustProxy = readTrust(env['TRUST_PROXY']);
  if (env['NODE_ENV'] === 'production') checkProduction(env);
  const channel = env['CHANNEL'] || 'production';
  if (!isName('channel', channel))
    throw new Error(`CHANNEL is "${channel}", but should be a name in small letters.`);
  const against = readAgainst(env);
  const publicUrl = readPublicUrl(env['PUBLIC_URL']);
  const filesOrigin = readFilesOrigin(env['FILES_ORIGIN'], publicUrl);
  return {
    // Reachable from this machine only, unless told otherwise (containers: 0.0.0.0).
    host: env['HOST'] || 'localhost',
    port,
    releases: readStoreLocation(dataDirectory(env), env),
    apis: readOrigins('API_ORIGIN', env['API_ORIGIN'] || 'http://127.0.0.1:3001'),
    renderers: env['RENDERER_ORIGIN'] ? readOrigins('RENDERER_ORIGIN', env['RENDERER_ORIGIN']) : [],
    channel,
    logLevel: env['LOG_LEVEL'] || 'info',
    trustProxy,
    thirdParties: readThirdPartySettings(env),
    requestsPerAddress: readRequestsPerAddress(env['REQUESTS_PER_ADDRESS'] || '200'),
    openTabHours: openTabHours(env),
    overrideAllowed: readAllowed(env['OVERRIDE_ALLOWED']),
    drainMs: readDrainSeconds(env['DRAIN_SECONDS'] || '0') * 1000,
    metrics: readMetrics(env),
    pageWait: readPageWait(env['PAGE_WAIT'] || '1'),
    marksPending: env['NODE_ENV'] !== 'production',
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(filesOrigin === undefined ? {} : { filesOrigin }),
    ...(against === undefined ? {} : { against }),
    ...(env['DEV_APPS'] === undefined ? {} : { dev: parseDevApps(env['DEV_APPS'], repositoryRoot) }),
  };
}

/** @throws when settings are missing whose defaults are for development only, with a sentence for each, a line each */
function checkProduction({ PUBLIC_URL, API_ORIGIN, TRUST_PROXY }: NodeJS.ProcessEnv): void {
  const missing: string[] = [];
  if (!PUBLIC_URL) missing.push('PUBLIC_URL must be set in production: the address that visitors open.');
  if (!API_ORIGIN)
    missing.push('API_ORIGIN must be set in production: the address of each process of the API.');
  // The edge itself speaks http, so there is a proxy; without its address, all visitors would look like one to the API.
  if (PUBLIC_URL?.startsWith('https:') && TRUST_PROXY === undefined)
    missing.push(
      'TRUST_PROXY must be set in production when PUBLIC_URL is https: the addresses of the proxies in front, or false.',
    );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

/** @throws when it is not an address, or when no setting says that this is development */
function readAgainst({ DEV_AGAINST: text, DEV_APPS: apps }: NodeJS.ProcessEnv): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || apps === undefined)
    throw new Error(
      `DEV_AGAINST is "${text}", but should read like https://other.example, and DEV_APPS should be set.`,
    );
  return url.origin;
}

/** @throws when it is not an address */
function readPublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`PUBLIC_URL is "${text}", but should read like https://puente.example.`);
  return url.origin;
}

/** @throws when it is not an origin, is that of the pages, or when browsers would refuse it on pages over https */
function readFilesOrigin(text: string | undefined, publicUrl: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`FILES_ORIGIN is "${text}", but should read like https://files.puente.example.`);
  if (url.origin === publicUrl)
    throw new Error(
      `FILES_ORIGIN is "${text}", the address of the pages: leave it out, files are there too.`,
    );
  if (publicUrl?.startsWith('https:') && url.protocol === 'http:')
    throw new Error(`FILES_ORIGIN is "${text}", but should be https as PUBLIC_URL is.`);
  return url.origin;
}

/** Reads one origin, or several of equal processes, separated by commas. */
function readOrigins(name: 'API_ORIGIN' | 'RENDERER_ORIGIN', text: string): string[] {
  return text.split(',').map((part) => {
    const url = URL.parse(part.trim());
    if (!url || !/^https?:$/.test(url.protocol))
      throw new Error(`${name} is "${text}", but should read like http://127.0.0.1:3001.`);
    if (isRefusedByBrowsers(Number(url.port)))
      throw new Error(
        `${name} is "${text}", but requests to port ${url.port} are refused: choose another one.`,
      );
    return url.origin;
  });
}

/** @throws when it is not a number above zero */
function readRequestsPerAddress(text: string): number {
  const most = Number(text);
  if (!Number.isInteger(most) || most < 1)
    throw new Error(`REQUESTS_PER_ADDRESS is "${text}", but should be a number above zero.`);
  return most;
}

/** @throws when a part of the list is no e-mail address */
function readAllowed(text = ''): string[] {
  const emails = text.split(',').map((part) => part.trim());
  const mistake = emails.find((email) => email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email));
  if (mistake !== undefined)
    throw new Error(`OVERRIDE_ALLOWED has "${mistake}", but should have e-mail addresses, with commas.`);
  return emails.filter(Boolean);
}

/** @throws when it is not from 0 to 10 */
function readDrainSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= 10) return seconds;
  throw new Error(`DRAIN_SECONDS is "${text}", but should be between 0 and 10.`);
}

/** @throws when the port is none */
function readMetrics({
  METRICS_PORT: text,
  METRICS_HOST: host,
}: NodeJS.ProcessEnv): Configuration['metrics'] {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`METRICS_PORT is "${text}", but should be a port number.`);
  return { host: host || '127.0.0.1', port };
}

/** @throws when it is not a number above zero */
function readPageWait(text: string): number {
  const factor = Number(text);
  if (!Number.isFinite(factor) || factor <= 0)
    throw new Error(`PAGE_WAIT is "${text}", but should be a number above zero.`);
  return factor;
}

/** `true` trusts every connection; else addresses and networks of the proxies, separated by commas. */
function readTrust(text = ''): boolean | string {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  // A number of hops cannot tell a proxy from a client that pretends to be one.
  if (/^\d+$/.test(text))
    throw new Error(`TRUST_PROXY is "${text}", but should be true, or addresses such as 10.0.0.0/8.`);
  return text;
}
