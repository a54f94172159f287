import { randomBytes } from 'node:crypto';
import { freePlay } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../context.ts';
import { house } from '../ledger/ledger.ts';
import { trialType } from '../sessions/member.ts';
import { walletOf } from '../sessions/wallet-of.ts';
import { openSession } from './sign-in.ts';

const hourMs = 60 * 60 * 1000;
const perHour = 30;

/** A trial account of its own for everybody who asks, with credit that never meets other money (decision 20). */
export function answerTrial(context: OperatorContext): void {
  const { routes, accounts, ledger, limits, db } = context;
  routes.handle(freePlay, async ({ merchant, ip }) => {
    await limits.take('free-play', `${merchant.code} ${ip}`, perHour, hourMs);
    return db.transaction(async () => {
      const member = await accounts.create({
        merchant: merchant.code,
        username: `trial${randomBytes(5).toString('hex')}`,
        type: trialType,
        password: null,
      });
      const credit = merchant.profile.cashier.trialCreditMinor;
      await ledger.post({
        merchant: merchant.code,
        key: `trial:${member.id}`,
        kind: 'opening',
        reference: `trial:${member.id}`,
        lines: [
          { account: { owner: house, kind: 'trial_clearing' }, amountMinor: -credit },
          { account: walletOf(member).cash, amountMinor: credit },
        ],
      });
      return openSession(context, merchant, member, ip);
    });
  });
}
