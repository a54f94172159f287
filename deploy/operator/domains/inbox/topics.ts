import type { inboxSubjects } from '@tessera/shared/wire/inbox';

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
] as const;
export type InboxTopic = (typeof inboxTopics)[number];

/** The page that a message of each topic leads to; null for news alone. */
export const pageOf: Readonly<Record<InboxTopic, (typeof inboxSubjects)[number] | null>> = {
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
  'result.raised': 'personalHistoryCopy',
  'result.lowered': 'personalHistoryCopy',
  'result.void-paid': 'personalHistoryCopy',
  'result.void-taken': 'personalHistoryCopy',
  'result.owed': 'withdraw',
  'owed.settled': 'withdraw',
  'owed.collected': 'withdraw',
  'owed.written-off': 'withdraw',
  'account.added': 'withdraw',
  'promotion.granted': 'bonusDetails',
  'promotion.declined': 'bonusDetails',
  'vip.raised': null,
  'vip.lowered': null,
  'vip.birthday': 'rewardCenter',
  'points.approved': null,
  'points.rejected': null,
  'break.started': null,
  'break.for-good': null,
  'mission.credited': 'transactionHistory',
  'tournament.won': 'transactionHistory',
  'tournament.cancelled': null,
  'tournament.stopped': null,
  'referral.paid': 'referral',
  'referral.welcomed': null,
  'raffle.won': null,
};

interface Message {
  readonly title: string;
  readonly content: string;
}
/** `amount` has its unit: `50,000.00 P`. Korean puts no particle behind it: which one fits depends on the unit. */
type Write = (amount: string, reference: string) => Message;

/** The texts of every topic in one language. */
export type TopicTexts = Readonly<Record<InboxTopic, Write>>;
