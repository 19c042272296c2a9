import { isReleaseSet } from '@puente/federation/runtime/release-set';
import { CannotStart } from './preconditions.ts';
import type { ProductOptions } from './product.ts';
import type { Settings } from './settings.ts';

/** Servers and settings around the apps that run from source. */
export interface Rest {
  settings: Settings;
  options: ProductOptions;
  /** List of the servers to start, in words. */
  servers: string;
  /** Installation that contains the apps from source, in words. */
  inside: string;
}

/**
 * Uses the release set and the API of another installation, so that only the edge is started here.
 * @throws {CannotStart} when there is no installation
 */
export async function otherInstallation(wanted: Settings, address: string): Promise<Rest> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotStart(`--against is '${address}', but should read like https://other.example.`);
  const { origin } = url;
  const answer = await fetch(`${origin}/release-set.json`).catch((error: unknown) => {
    throw new CannotStart(`${origin} cannot be reached: ${causeOf(error)}.`);
  });
  const set: unknown = await answer.json().catch(() => undefined);
  if (!isReleaseSet(set))
    throw new CannotStart(`${origin} is no installation of the product: it has no /release-set.json.`);
  return {
    settings: { ...wanted, openIdPort: null, rendererPort: null },
    options: {
      env: { DEV_AGAINST: origin },
      startApi: () =>
        Promise.resolve({
          name: `The API of ${origin}`,
          ended: new Promise<never>(() => undefined),
          stop: () => Promise.resolve(),
        }),
    },
    servers: 'the edge',
    inside: `, inside ${origin}`,
  };
}

const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
