export { setContractKinds, useContractKinds } from './contract-kinds.ts';
export { forgetSealedPassword, readCookie, removeCookie, writeCookie } from './cookies.ts';
export {
  currentMember,
  keepAccountMarked,
  leaveSession,
  session$,
  sessionState,
  setRenderedForAccount,
  useSession,
} from './session.ts';
export { initialOf, shownAccount, shownName } from './shown-name.ts';
export { AGENT_TYPES, type Member, type SessionState, TRIAL_TYPE } from './state.ts';
export { readStored, removeStored, writeStored } from './storage.ts';
export type { StoredValue } from './storage-keys.ts';
