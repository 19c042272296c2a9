import { readTab, writeTab } from '../forms/tab-storage.ts';
import { createPageStore } from '../page-store.ts';

interface LoginDialog {
  open: boolean;
  /** True when the page behind the dialog can be read without a login. */
  offered: boolean;
}

/** State of the shell's login dialog, which any app can open. */
export const useLoginDialog = createPageStore<LoginDialog>(() => ({ open: false, offered: false }));

/** Key in the tab's storage. A visitor who has closed the dialog is not offered it again. */
const declined = 'loginDeclined';

/** Opens the dialog for an action that needs a session. */
export const askLogin = (): void => useLoginDialog.setState({ open: true, offered: false });

/** Opens the dialog over a page that visitors may read without it (specification §4), unless they have closed it before. */
export function offerLogin(): void {
  if (readTab(declined) === null) useLoginDialog.setState({ open: true, offered: true });
}

export const closeLogin = (): void => useLoginDialog.setState({ open: false });

/** Closes the dialog for a visitor who declines. With blocked storage it is offered again on the next page. */
export function declineLogin(): void {
  closeLogin();
  writeTab(declined, {});
}
