import { create } from 'zustand';
import { readTab, writeTab } from '../forms/tab-storage.ts';

interface LoginDialog {
  open: boolean;
  /** What is behind it can be read without it. */
  offered: boolean;
}

/** The shell's login modal: any app may ask for it. */
export const useLoginDialog = create<LoginDialog>()(() => ({ open: false, offered: false }));

/** Kept for this tab: a visitor who has closed the modal reads on in peace. */
const declined = 'loginDeclined';

/** For what needs a session. */
export const askLogin = (): void => useLoginDialog.setState({ open: true, offered: false });

/** Over a page that a visitor may read without it (specification §4), until they have closed it once. */
export function offerLogin(): void {
  if (readTab(declined) === null) useLoginDialog.setState({ open: true, offered: true });
}

export const closeLogin = (): void => useLoginDialog.setState({ open: false });

/** The visitor has closed it. Without a storage it is offered again with the next page. */
export function declineLogin(): void {
  closeLogin();
  writeTab(declined, {});
}
