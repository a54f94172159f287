import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member } from '../identity/index.ts';

/** Trial credit neither comes from nor goes to a bank (decision 20). */
export function requireRealAccount(member: Member): void {
  if (isTrial(member)) throw new Refusal(403, 'account.trial');
}
