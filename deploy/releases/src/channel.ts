import { z } from 'zod';

/** Release name of the host. Every channel that serves pages has one. */
export const shellApp = 'shell';

/** Number of earlier versions that a channel remembers per app, and so the farthest rollback. */
export const rememberedVersions = 10;

/** Served versions by app. */
export const channelApps = z.record(
  z.string(),
  z.strictObject({
    current: z.string(),
    previous: z.array(z.string()).describe('Earlier versions, latest first; a rollback takes the first'),
    since: z
      .array(z.number())
      .optional()
      .describe(
        'Revision at which the current version, then each earlier one, came: those of one revision came together',
      ),
  }),
);

/**
 * State of a channel (`production`, …): one version per app. Only channels ever change in the store. Every change is
 * atomic and increments `revision`.
 */
export const channel = z.strictObject({
  revision: z.number().int().nonnegative(),
  apps: channelApps,
});

export type Channel = z.infer<typeof channel>;
export type ChannelApps = z.infer<typeof channelApps>;

export const emptyChannel: Channel = { revision: 0, apps: {} };
