import { type Canary, type CanaryCounts } from './canary.ts';

/** Storage of the canaries of channels, with what each edge has counted. */
export interface CanaryStore {
  /** Returns the same object as long as nothing changes. @throws when it is damaged */
  read(channel: string): Promise<Canary | undefined>;
  /**
   * Replaces the canary of a channel, or removes it with all counts.
   * @param expected id of the canary that is replaced; undefined when there must be none
   * @throws {ChannelMoved} when another writer was faster
   */
  write(channel: string, next: Canary | undefined, expected: string | undefined): Promise<void>;
  /** Replaces what a process has counted of a canary. */
  keepCounts(channel: string, id: string, process: string, counts: CanaryCounts): Promise<void>;
  /** Counts of all processes. What cannot be read is left out. */
  counts(channel: string, id: string): Promise<CanaryCounts[]>;
}
