export { askLogin, closeLogin, declineLogin, offerLogin, useLoginDialog } from './login-dialog.ts';
export { dismissToast, showToast, useToasts, type Toast } from './toasts.ts';
export { firstReady, markReady, useReady } from './ready.ts';
export { useContentDelay } from './content-delay.ts';
export { useInBrowser } from './in-browser.ts';
export { openingOf } from './opening-of.ts';
export { usePageHead, type PageHead } from './page-head.ts';
export { usePageTitle, usePageTitleStore } from './page-title.ts';
