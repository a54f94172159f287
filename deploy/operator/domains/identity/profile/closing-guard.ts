import type { ClosingObstacle } from '@tessera/shared/wire/auth';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';

/** What another domain knows that keeps an account open; asked before it is closed, in that transaction. */
export type ClosingGuard = (merchant: Merchant, member: Member) => Promise<ClosingObstacle | null>;
