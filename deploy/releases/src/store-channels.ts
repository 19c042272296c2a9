import { type Channel, type ChannelApps } from './channel.ts';
import { type DocumentStore, pointerPath } from './documents.ts';
import { type HistoryEntry } from './history.ts';
import { type ReleaseStore } from './release-store.ts';
import { type RecordedApi } from './served-api.ts';
import { removeSignatures } from './signatures.ts';

/** The channels of a store, wherever it is. The methods are those of `ReleaseStore`. */
export interface Channels {
  read: ReleaseStore['readChannel'];
  write: ReleaseStore['writeChannel'];
  restore: ReleaseStore['restoreChannel'];
  list: ReleaseStore['listChannels'];
  remove: ReleaseStore['removeChannel'];
  lastVerified: ReleaseStore['lastVerified'];
  keepVerified: ReleaseStore['keepVerified'];
  history: ReleaseStore['history'];
  addToHistory: ReleaseStore['addToHistory'];
  recordedApis: ReleaseStore['recordedApis'];
  recordApis: ReleaseStore['recordApis'];
  retired: ReleaseStore['retired'];
  keepRetired: ReleaseStore['keepRetired'];
}

/** The part of a store that its channels carry out. */
export abstract class StoreChannels {
  readonly #channels: Channels;
  abstract readonly documents: DocumentStore;

  constructor(channels: Channels) {
    this.#channels = channels;
  }

  async readChannel(name: string): Promise<Channel> {
    return this.#channels.read(name);
  }

  async channelNow(name: string): Promise<Channel> {
    return this.#channels.read(name);
  }

  async writeChannel(name: string, apps: ChannelApps, expectedRevision: number): Promise<Channel> {
    return this.#channels.write(name, apps, expectedRevision);
  }

  async restoreChannel(name: string, state: Channel): Promise<void> {
    await this.#channels.restore(name, state);
  }

  async listChannels(): Promise<string[]> {
    return this.#channels.list();
  }

  async removeChannel(name: string): Promise<void> {
    await this.#channels.remove(name);
    await removeSignatures(this.documents, pointerPath(name));
  }

  async lastVerified(name: string): Promise<Channel | undefined> {
    return this.#channels.lastVerified(name);
  }

  async keepVerified(name: string, verified: Channel): Promise<void> {
    await this.#channels.keepVerified(name, verified);
  }

  async history(name: string): Promise<HistoryEntry[]> {
    return this.#channels.history(name);
  }

  async addToHistory(name: string, entry: HistoryEntry): Promise<void> {
    await this.#channels.addToHistory(name, entry);
  }

  async recordedApis(name: string): Promise<RecordedApi[]> {
    return this.#channels.recordedApis(name);
  }

  async recordApis(name: string, apis: RecordedApi[]): Promise<void> {
    await this.#channels.recordApis(name, apis);
  }

  async retired(name: string): Promise<ChannelApps> {
    return this.#channels.retired(name);
  }

  async keepRetired(name: string, apps: ChannelApps): Promise<void> {
    await this.#channels.keepRetired(name, apps);
  }
}
