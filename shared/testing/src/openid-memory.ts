import type { Adapter, AdapterPayload } from 'oidc-provider';

const records = new Map<string, AdapterPayload>();

/** In-memory storage of the fake OpenID provider. */
export class Memory implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<undefined> {
    records.set(this.#key(id), payload);
    if (expiresIn) setTimeout(() => records.delete(this.#key(id)), expiresIn * 1000).unref();
    return Promise.resolve(undefined);
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(records.get(this.#key(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#all().find(([, payload]) => payload.uid === uid)?.[1]);
  }

  /** Login on a device without a keyboard is not offered here. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<undefined> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    return undefined;
  }

  destroy(id: string): Promise<undefined> {
    records.delete(this.#key(id));
    return Promise.resolve(undefined);
  }

  revokeByGrantId(grantId: string): Promise<undefined> {
    for (const [key, payload] of this.#all()) if (payload.grantId === grantId) records.delete(key);
    return Promise.resolve(undefined);
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  #all(): [string, AdapterPayload][] {
    return [...records].filter(([key]) => key.startsWith(`${this.#model}:`));
  }
}
