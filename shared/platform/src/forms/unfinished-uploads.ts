import { readTab, removeTab, writeTab } from './tab-storage.ts';

/** The names of files that were chosen and have not arrived: after a reload only the user has the file itself. */
export interface UnfinishedUploads {
  nameOf: (field: string) => string | null;
  note: (field: string, name: string | null) => void;
  forget: () => void;
}

/** Returns the unfinished uploads of one user's form, in this tab. */
export function unfinishedUploads(user: number | null, form: string): UnfinishedUploads {
  const key = `uploads:${user}:${form}`;
  const names = () => new Map(Object.entries(readTab(key) ?? {}));
  return {
    nameOf: (field) => {
      const name: unknown = names().get(field);
      return typeof name === 'string' ? name : null;
    },
    note: (field, name) => {
      const kept = names();
      if (name === null) kept.delete(field);
      else kept.set(field, name);
      if (kept.size === 0) removeTab(key);
      else writeTab(key, Object.fromEntries(kept));
    },
    forget: () => removeTab(key),
  };
}
