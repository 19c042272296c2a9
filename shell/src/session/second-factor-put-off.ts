const key = 'u4iSecondFactorLater';
const week = 7 * 24 * 60 * 60 * 1000;

/** Tells whether the user has chosen 'Ahora no' in this browser within the last week. */
export function wasPutOff(now = Date.now()): boolean {
  try {
    const since = Number(localStorage.getItem(key));
    return since > now - week && since <= now;
  } catch {
    // Storage is blocked: ask again on the next page.
    return false;
  }
}

export function noteNotNow(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // See above.
  }
}
