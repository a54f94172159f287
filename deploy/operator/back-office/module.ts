import { streamEvents } from '../platform/http/event-stream.ts';
import type { OperatorModule } from '../platform/module.ts';
import { isPageEvent } from '../platform/push/console-events.ts';
import { answerAuditLog } from './audit-log.ts';
import { answerConsoleBlockedNumbers } from './blocked-numbers.ts';
import { answerCampaigns } from './campaigns.ts';
import { answerCashier } from './cashier.ts';
import { requireOperator } from './console-routes.ts';
import { answerDeclareVoid } from './declare-void.ts';
import { answerMembers } from './members.ts';
import { answerMerchantOdds } from './merchant-odds.ts';
import { answerMerchantSettings } from './merchant-settings.ts';
import { answerMerchants } from './merchants.ts';
import { answerMissions } from './missions.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { answerNoticeBoard } from './notices.ts';
import { answerOverview } from './overview.ts';
import { answerPayments } from './payments.ts';
import { answerPlayer } from './player.ts';
import { answerPlayerProtection } from './player-protection.ts';
import { answerPoints } from './points.ts';
import { answerPromotions } from './promotions.ts';
import { answerRafflesAndDrops } from './raffles-and-drops.ts';
import { answerReferrals } from './referrals.ts';
import { answerSetUp } from './set-up.ts';
import { answerSignIn } from './sign-in.ts';
import { answerStuckBets } from './stuck-bets.ts';
import { answerSupport } from './support.ts';
import { answerTestVendor } from './test-vendor.ts';
import { answerTime } from './time.ts';
import { answerTournaments } from './tournaments.ts';
import { answerVendorTransfers } from './vendor-transfers.ts';
import { answerVipLevels } from './vip.ts';
import { answerVoucherBatches } from './vouchers.ts';
import { answerWrittenPromotions } from './written-promotions.ts';

/** The console's API: queues, merchants, outbox, time, and a stream of changes to reload. */
export const backOfficeModule: OperatorModule<BackOfficeNeeds> = {
  name: 'back-office',
  migrations: { owner: 'console', folder: new URL('./migrations/', import.meta.url) },
  register(needs) {
    const { app, consoleSessions, events, merchants } = needs;
    answerSignIn(needs);
    answerOverview(needs);
    answerAuditLog(needs);
    answerCashier(needs);
    answerPayments(needs);
    answerVoucherBatches(needs);
    answerConsoleBlockedNumbers(needs);
    answerPromotions(needs);
    answerWrittenPromotions(needs);
    answerCampaigns(needs);
    answerNoticeBoard(needs);
    answerPoints(needs);
    answerVipLevels(needs);
    answerMissions(needs);
    answerTournaments(needs);
    answerReferrals(needs);
    answerRafflesAndDrops(needs);
    answerStuckBets(needs);
    answerDeclareVoid(needs);
    answerVendorTransfers(needs);
    answerMerchants(needs);
    answerMerchantSettings(needs);
    answerMerchantOdds(needs);
    answerMembers(needs);
    answerPlayer(needs);
    answerPlayerProtection(needs);
    answerSupport(needs);
    answerTestVendor(needs);
    answerTime(needs);
    answerSetUp(needs);
    app.get('/console-api/events', async (request, reply) => {
      await requireOperator(request, consoleSessions);
      streamEvents(request, reply, ({ send }) => {
        const stops = [
          events.onEvent((event) => !isPageEvent(event) && send(event)),
          merchants.onChanged(({ code }) => send({ type: 'merchant-changed', merchant: code })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      });
    });
  },
};
