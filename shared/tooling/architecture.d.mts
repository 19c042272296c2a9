/** Folders of all apps. */
export const apps: readonly string[];
/** Workspace folder -> the workspace folders that it may know. */
export const arrows: Readonly<Record<string, readonly string[]>>;
export const tools: readonly string[];
export const facades: readonly { library: string; use: string; only: readonly string[] }[];
