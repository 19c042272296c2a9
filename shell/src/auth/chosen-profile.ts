import { type ChosenProfile, chosenProfile } from '@puente/contract/forms/chosen-profile';

const key = 'u4iChosenProfile';

/** Stores the choices for this tab, because a login through a provider preserves only the path. */
export function keepChosenProfile(chosen: ChosenProfile): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage is blocked: the user has to choose again.
  }
}

export function chosenProfileKept(): ChosenProfile {
  try {
    return chosenProfile.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function forgetChosenProfile(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
