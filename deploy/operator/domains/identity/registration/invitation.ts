import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';

/** Below whom a registration goes, and as what. */
export interface Invitation {
  readonly upline: Member;
  readonly type: number;
  /** The new account's own code; agents have one. */
  readonly inviteCode: string | null;
}

/**
 * Where a registration goes by a code that is no agent's own; undefined when another domain may know it. Throws a refusal
 * for a code that registers nobody any more.
 */
export type InvitationReader = (merchant: Merchant, code: string) => Promise<Invitation | undefined>;
