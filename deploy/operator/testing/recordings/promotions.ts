import {
  claimPromotion,
  getAvailablePromotions,
  getEnvelopeProof,
  getEnvelopes,
  getMemberAnnouncements,
  getMerchantAvailablePromotions,
  getMissionLeaderboard,
  getMissionSummary,
  getNotices,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getPromotionCategories,
  getRaffleProof,
  getRaffles,
  getRankLadder,
  getRankProgress,
  getRebatePeriods,
  getRebateSettings,
  getRedemptions,
  getReferralDetails,
  getReferralList,
  getReferralProgram,
  getTournament,
  getTournaments,
  getWinnerBoard,
} from '@tessera/shared/wire/promotions';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { decideDeposit } from '../../domains/cashier/deposit-store.ts';
import type { Recorder } from './recorder.ts';

/** The demo player joins the first-deposit bonus, deposits and gets it. */
export async function promotionsAnswers({ operator, site, take, prepare }: Recorder): Promise<void> {
  const init = { token: await site.tokenOf('player01') };
  await take(getPromotionCategories);
  await take(getMerchantAvailablePromotions);
  await take(getNotices, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' });
  await take(getRankLadder);
  await take(getWinnerBoard);
  await take(getPointMall);
  for (const endpoint of [getPointConfig, getPointRewards, getPointBalance, getPointRecord, getRedemptions])
    await take(endpoint, {}, init);
  await take(getMissionSummary, {}, init);
  await take(getMissionLeaderboard, {}, init);
  await take(getTournaments, {}, init);
  await take(getTournament, { id: 1 }, init);
  // A code is made by chance when it is first asked for.
  await operator.context.db.query(
    `insert into referral_code (member_id, merchant, code) select id, merchant, 'PLAYER23' from member
     where merchant = 'aurora' and username = 'player01'`,
  );
  for (const endpoint of [getReferralDetails, getReferralProgram, getReferralList]) await take(endpoint, {}, init);
  await take(getRaffles, {}, init);
  await take(getEnvelopes, {}, init);
  // The first raffle of the demo is drawn, its first drop of red envelopes is announced.
  await take(getRaffleProof, { id: 1 });
  await take(getEnvelopeProof, { id: 1 });
  await take(getRankProgress, {}, init);
  await take(getRebateSettings, {}, init);
  await take(getRebatePeriods, {}, init);
  await take(getMemberAnnouncements, { types: 'PU', platform: 'W', execution: 'A' }, init);
  await take(getAvailablePromotions, {}, { ...init, of: 'open' });
  await take(claimPromotion, { promotionId: 'first-deposit' }, { ...init, of: 'joined' });
  await take(getAvailablePromotions, {}, { ...init, of: 'joined' });
  const deposit = (await prepare(
    createDeposit,
    {
      requestId: '10000000-0000-4000-8000-000000000001',
      methodId: 'bank-transfer',
      amount: 100_000,
      depositorName: '데모회원',
    },
    init,
  )) as { id: string };
  await take(getAvailablePromotions, {}, { ...init, of: 'applying' });
  await decideDeposit(operator.context, Number(deposit.id), 'approved', 'operator', null);
  await take(getAvailablePromotions, {}, { ...init, of: 'wagering' });
}
