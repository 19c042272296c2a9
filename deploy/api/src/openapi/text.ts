import { describeApi } from './document.ts';

/** The description as it is served and stored. */
export const descriptionText = async (): Promise<string> =>
  `${JSON.stringify(await describeApi(), null, 1)}\n`;
