import { randomBytes } from 'node:crypto';
import { launchTrial } from '@tessera/shared/wire/games';
import type { OperatorContext } from '../../context.ts';
import { notAvailable } from '../../http/routes.ts';
import { house } from '../../ledger/ledger.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { isTrial, type Member, trialType } from '../../sessions/member.ts';
import { walletOf } from '../../sessions/wallet-of.ts';
import type { OfferOf } from '../offer.ts';
import { issueLaunch, refuseUnplayable } from './issue-launch.ts';

const hourMs = 60 * 60 * 1000;
const perHour = 30;

/** A trial account for one visit: its credit never meets other money (decision 20). */
async function openTrialAccount({ accounts, ledger, db }: OperatorContext, merchant: Merchant): Promise<Member> {
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
    return member;
  });
}

export function answerTrialLaunch(context: OperatorContext, offerOf: OfferOf): void {
  const { routes, limits, merchants } = context;
  routes.handle(launchTrial, async ({ request, merchant, member, language, host, ip }) => {
    if (!merchants.isOn(merchant, 'FREEPLAY3') || !merchants.isOn(merchant, 'GAMELO3')) throw notAvailable();
    const game = refuseUnplayable(offerOf(merchant).find(request.gameId));
    await limits.take('trial-launch', `${merchant.code} ${ip}`, perHour, hourMs);
    const player = member && isTrial(member) ? member : await openTrialAccount(context, merchant);
    return issueLaunch(context, { merchant, member: player, game, language, host, origin: request.origin });
  });
}
