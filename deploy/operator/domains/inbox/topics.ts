import type { InboxTarget } from '@tessera/shared/wire/inbox';

export const inboxTopics = [
  'deposit.credited',
  'deposit.rejected',
  'deposit.reversed',
  'withdrawal.rejected',
  'withdrawal.submitted',
  'withdrawal.paid',
  'withdrawal.failed',
  'withdrawal.part-returned',
  'withdrawal.part-overdue',
  'withdrawal.part-forced',
  'transfer.received',
  'transfer.from-upline',
  'transfer.sent',
  'result.raised',
  'result.lowered',
  'result.void-paid',
  'result.void-taken',
  'result.owed',
  'owed.settled',
  'owed.collected',
  'owed.written-off',
  'account.added',
  'promotion.granted',
  'promotion.declined',
  'vip.raised',
  'vip.lowered',
  'vip.set',
  'vip.set-ended',
  'vip.birthday',
  'points.approved',
  'points.rejected',
  'break.started',
  'break.for-good',
  'mission.credited',
  'tournament.won',
  'tournament.cancelled',
  'tournament.stopped',
  'referral.paid',
  'referral.welcomed',
  'raffle.won',
  'contract.offered',
  'contract.accepted',
  'contract.rejected',
  'contract.withdrawn',
  'contract.end-requested',
  'contract.ended',
  'contract.end-refused',
  'contract.ended-by-upline',
  'bill.short',
  'bill.expiring',
] as const;
export type InboxTopic = (typeof inboxTopics)[number];

/** Where a message of each topic leads; null for news alone. */
export const targetOf: Readonly<Record<InboxTopic, InboxTarget | null>> = {
  'deposit.credited': 'depositv2',
  'deposit.rejected': 'depositv2',
  'deposit.reversed': 'depositv2',
  'withdrawal.rejected': 'withdraw',
  'withdrawal.submitted': 'withdraw',
  'withdrawal.paid': 'withdraw',
  'withdrawal.failed': 'withdraw',
  'withdrawal.part-returned': 'withdraw',
  'withdrawal.part-overdue': 'withdraw',
  'withdrawal.part-forced': 'withdraw',
  'transfer.received': 'transactionHistory',
  'transfer.from-upline': 'transactionHistory',
  'transfer.sent': 'transactionHistory',
  'result.raised': 'personalHistoryCopy',
  'result.lowered': 'personalHistoryCopy',
  'result.void-paid': 'personalHistoryCopy',
  'result.void-taken': 'personalHistoryCopy',
  'result.owed': 'withdraw',
  'owed.settled': 'withdraw',
  'owed.collected': 'withdraw',
  'owed.written-off': 'withdraw',
  'account.added': 'withdraw',
  'promotion.granted': 'promotions',
  'promotion.declined': 'promotions',
  'vip.raised': 'vip',
  'vip.lowered': 'vip',
  'vip.set': 'vip',
  'vip.set-ended': 'vip',
  'vip.birthday': 'rewardCenter',
  'points.approved': 'pointMall',
  'points.rejected': 'pointMall',
  'break.started': 'securityCenter',
  'break.for-good': 'securityCenter',
  'mission.credited': 'missionLeaderboard',
  'tournament.won': 'rewardCenter',
  'tournament.cancelled': 'rewardCenter',
  'tournament.stopped': 'rewardCenter',
  'referral.paid': 'referral',
  'referral.welcomed': 'transactionHistory',
  'raffle.won': 'rewardCenter',
  'contract.offered': 'agentContracts',
  'contract.accepted': 'agentContracts',
  'contract.rejected': 'agentContracts',
  'contract.withdrawn': 'agentContracts',
  'contract.end-requested': 'agentContracts',
  'contract.ended': 'agentContracts',
  'contract.end-refused': 'agentContracts',
  'contract.ended-by-upline': 'agentContracts',
  'bill.short': 'agentContracts',
  'bill.expiring': 'agentContracts',
};

/** What the page shows where the message names nothing of its own: a tab of the reward centre. */
export const shownOf: Readonly<Partial<Record<InboxTopic, string>>> = {
  'tournament.won': 'tournaments',
  'tournament.cancelled': 'tournaments',
  'tournament.stopped': 'tournaments',
  'raffle.won': 'raffles',
};

interface Message {
  readonly title: string;
  readonly content: string;
}
/**
 * `amount` has its unit: `50,000.00 P`. Korean puts no particle behind it: which one fits depends on the unit. `detail` is
 * empty in messages from before there was one.
 */
type Write = (amount: string, reference: string, detail: string) => Message;

/** The texts of every topic in one language. */
export type TopicTexts = Readonly<Record<InboxTopic, Write>>;
