import { type ThirdParties, type ThirdPartyKind, thirdPartyKinds } from '@puente/federation/third-parties';

/** Third-party scripts that pages may load with the visitor's consent, and the origins to which they may send data. */
export interface ThirdPartySettings {
  scripts: ThirdParties;
  /** Origins for requests and images. */
  connect: readonly string[];
  /** Origins for frames: a chat's window. */
  frames: readonly string[];
}

export const noThirdParties: ThirdPartySettings = { scripts: {}, connect: [], frames: [] };

/**
 * Reads ANALYTICS_SCRIPT, RECORDING_SCRIPT and CHAT_SCRIPT (an address, then the addresses that it may load, separated
 * by spaces) and ANALYTICS_CONNECT, RECORDING_CONNECT and CHAT_CONNECT (origins).
 * @throws with one English sentence when a value cannot be used
 */
export function readThirdPartySettings(env: NodeJS.ProcessEnv): ThirdPartySettings {
  const scripts: ThirdParties = {};
  const connect = new Set<string>();
  const frames = new Set<string>();
  for (const kind of thirdPartyKinds) {
    const name = `${kind.toUpperCase()}_SCRIPT`;
    const [script, ...loads] = words(env[name]).map((word) => addressOf(name, word).href);
    if (script === undefined) {
      refuseLonely(kind, env);
      continue;
    }
    scripts[kind] = { script, loads };
    const theirs = words(env[connectName(kind)]).map((word) => addressOf(connectName(kind), word).origin);
    const own = new URL(script).origin;
    for (const origin of [own, ...theirs]) connect.add(origin);
    if (kind === 'chat')
      for (const origin of [own, ...theirs].filter((known) => !known.startsWith('ws'))) frames.add(origin);
  }
  return { scripts, connect: [...connect], frames: [...frames] };
}

const connectName = (kind: ThirdPartyKind): string => `${kind.toUpperCase()}_CONNECT`;

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

function refuseLonely(kind: ThirdPartyKind, env: NodeJS.ProcessEnv): void {
  if (env[connectName(kind)])
    throw new Error(`${connectName(kind)} is set, but ${kind.toUpperCase()}_SCRIPT is not.`);
}

/** Parses an https address. Plain http is allowed on this machine only, for a stand-in. */
function addressOf(name: string, text: string): URL {
  const url = URL.parse(text);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  const isEncrypted = url?.protocol === 'https:' || (name.endsWith('_CONNECT') && url?.protocol === 'wss:');
  // A policy is a list with spaces and semicolons: an address that has them would end its directive.
  if (!url || /[;,*'"]/.test(url.origin) || !(isEncrypted || (isLocal && url.protocol === 'http:')))
    throw new Error(`${name} is "${text}", but should read like https://stats.example/script.js.`);
  return url;
}
