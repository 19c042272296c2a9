export { onUnsentDrafts, type UnsentChoice } from './drafts-at-logout.ts';
export { keepText, keptText } from './kept-texts.ts';
export { canActAs, useSession, useUser, type SessionStatus } from './store.ts';
export {
  adoptSession,
  changeView,
  endWithAccount,
  giveUpSession,
  knownUser,
  renewUser,
  signIn,
  signOut,
  startSession,
  updateUser,
} from './session.ts';
export {
  destinationAfterLogin,
  forgetIntendedPath,
  intendedPath,
  rememberIntendedPath,
} from './intended-path.ts';
export { forgetPendingSave, rememberPendingSave, takePendingSave } from './pending-save.ts';
