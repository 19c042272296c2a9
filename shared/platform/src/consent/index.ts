import { create } from 'zustand';

interface ConsentSettings {
  open: boolean;
}

/** The shell's panel about cookies: any page may ask for it, to change or to withdraw what was agreed to (specification §2). */
export const useConsentSettings = create<ConsentSettings>()(() => ({ open: false }));

export const openConsentSettings = (): void => useConsentSettings.setState({ open: true });
export const closeConsentSettings = (): void => useConsentSettings.setState({ open: false });
