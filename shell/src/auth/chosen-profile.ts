import { chosenProfile, type ChosenProfile } from '@puente/contract/forms/chosen-profile';

const key = 'u4iChosenProfile';

/** For this tab: a login through a provider keeps only the path to go to afterwards. */
export function keepChosenProfile(chosen: ChosenProfile): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage is blocked: the choice is asked for again.
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
