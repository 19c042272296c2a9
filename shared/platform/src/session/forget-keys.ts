/** Takes away what this browser has stored under the keys that are named. */
export function forgetKeys(storage: () => Storage, isNamed: (key: string) => boolean): void {
  try {
    const stored = storage();
    for (const key of Object.keys(stored)) if (isNamed(key)) stored.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
