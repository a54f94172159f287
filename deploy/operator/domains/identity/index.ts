export { keepVerifiedMobile, type Mobile } from './codes/mobile.ts';
export { searchedName } from './codes/phone-text.ts';
export { type Accounts, createAccounts, UsernameTaken } from './members/accounts.ts';
export {
  type ClubNamer,
  clubRankOf,
  rankAt,
  rankOverrideOf,
  setClubRank,
  setRankOverride,
} from './members/club-rank.ts';
export { lockMember } from './members/lock-member.ts';
export { mayBePaid } from './members/may-be-paid.ts';
export {
  agentType,
  agentTypes,
  isAgent,
  isTrial,
  lastLevel,
  type Member,
  memberColumns,
  playerType,
  trialType,
} from './members/member.ts';
export { createWithMember, type WithMember } from './members/member-turns.ts';
export type { OfferCheck } from './members/offer-check.ts';
export { signInName } from './members/sign-in-name.ts';
export { openTrialAccount } from './members/trial-account.ts';
export { walletOf } from './members/wallet-of.ts';
export { identityModule } from './module.ts';
export type { IdentityNeeds } from './needs.ts';
export type { ClosingGuard } from './profile/closing-guard.ts';
export { type PersonalData, pagedData, shortData } from './profile/personal-data.ts';
export { type AfterRegistration, noPlace, type RegistrationPlace } from './registration/after-registration.ts';
export type { Invitation, InvitationReader } from './registration/invitation.ts';
export { phoneAuthOf, setPhoneAuth } from './registration/phone-auth-store.ts';
export { ownerOfCode, referralCodeOf, referralsOf } from './registration/referral.ts';
export { fieldRefusals } from './registration/register.ts';
export { addDefaultRules, replaceRules, rulesOf } from './registration/register-rules.ts';
export type { RegistrationGuard } from './registration/registration-guard.ts';
export { createPaymentPassword, type PaymentPassword } from './security/payment-password.ts';
export { createSessions, hashOfToken, type Sessions } from './sessions/sessions.ts';
export { type Call, createSiteGate, type Routes } from './site-gate.ts';
