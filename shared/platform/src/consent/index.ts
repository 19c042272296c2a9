import { createPageStore } from '../page-store.ts';

interface ConsentSettings {
  open: boolean;
}

/** State of the shell's cookie panel, which any page can open, to change or withdraw the consent (specification §2). */
export const useConsentSettings = createPageStore<ConsentSettings>(() => ({ open: false }));

export const openConsentSettings = (): void => useConsentSettings.setState({ open: true });
export const closeConsentSettings = (): void => useConsentSettings.setState({ open: false });
