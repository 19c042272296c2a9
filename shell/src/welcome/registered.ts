/** Data that a registration stores in the browser (specification §3, browser storage) for the first login after it. */

const registeredKey = 'registered';
const campaignKey = 'u4iCampaign';

type Listener = () => void;
const listeners = new Set<Listener>();

/** ID of the user who registered in this browser and has not been welcomed yet. */
export function registeredHere(): number | null {
  try {
    return Number(localStorage.getItem(registeredKey)) || null;
  } catch {
    return null; // blocked storage: the user is not welcomed, and nothing else is lost
  }
}

export function rememberRegistration(id: number): void {
  try {
    localStorage.setItem(registeredKey, String(id));
  } catch {
    // Blocked storage has no effect on the user.
  }
  tell();
}

/** Clears the registered user once they are welcomed, in other tabs too. */
export function forgetRegistration(): void {
  try {
    localStorage.removeItem(registeredKey);
  } catch {
    // See above.
  }
  tell();
}

/** Stores the campaign that a student registered for, for this tab only. */
export function rememberCampaign(name: string): void {
  try {
    sessionStorage.setItem(campaignKey, name);
  } catch {
    // See above.
  }
}

/** Name of the campaign that a student registered for in this tab; null without one. */
export function campaignHere(): string | null {
  try {
    return sessionStorage.getItem(campaignKey);
  } catch {
    return null; // blocked storage: the welcome does not name it
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Calls back when a user registers or is welcomed, here or in another tab. */
export function onRegistrationChange(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
