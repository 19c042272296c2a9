import { create } from 'zustand';

interface LoginDialog {
  open: boolean;
}

/** The shell's login modal: any app may ask for it. */
export const useLoginDialog = create<LoginDialog>()(() => ({ open: false }));

export const askLogin = (): void => useLoginDialog.setState({ open: true });
export const closeLogin = (): void => useLoginDialog.setState({ open: false });
