import type { TopicTexts } from '../topics.ts';
import { en as agentTexts } from './agent-en.ts';

export const en: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: 'Your deposit has arrived',
    content: `${amount} of deposit ${reference} is in your balance.`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: 'Your deposit was not accepted',
    content: `Deposit ${reference} of ${amount} was not accepted. The deposit page shows why.`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: 'The payment of your deposit was reversed',
    content: `The payment provider reversed the payment of deposit ${reference}. You owe ${amount}, and you cannot withdraw until this is settled. Our staff will check it and collect the amount from your balance. Customer service can answer your questions.`,
  }),
  'withdrawal.rejected': (amount, reference) => ({
    title: 'Your withdrawal was not approved',
    content: `Withdrawal ${reference} was not approved, and ${amount} is back in your balance. The withdrawal page shows why.`,
  }),
  'withdrawal.submitted': (amount, reference) => ({
    title: 'Your withdrawal was approved',
    content: `${amount} of withdrawal ${reference} was sent to your bank.`,
  }),
  'withdrawal.paid': (amount, reference) => ({
    title: 'Your withdrawal was paid',
    content: `${amount} of withdrawal ${reference} was paid. Please look at your account, and confirm on the withdrawal page that it has arrived.`,
  }),
  'withdrawal.failed': (amount, reference) => ({
    title: 'The bank could not pay your withdrawal',
    content: `${amount} of withdrawal ${reference} is back in your balance. The withdrawal page shows why.`,
  }),
  'withdrawal.part-returned': (amount, reference) => ({
    title: 'A missing payment is back in your balance',
    content: `A payment of ${amount} of withdrawal ${reference} has not arrived. The amount is back in your balance.`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: 'A payment counts as received',
    content: `You did not say in time whether the payment of ${amount} of withdrawal ${reference} has arrived, so it counts as received. If it is missing, object on the withdrawal page before the time for this ends.`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: 'A missing payment was found to have arrived',
    content: `We checked the payment of ${amount} of withdrawal ${reference} with the bank: it has arrived and is not refunded. See the withdrawal page, or ask customer service.`,
  }),
  'transfer.received': (amount, reference) => ({
    title: 'You received money from your downline',
    content: `${amount} from a member below you is in your balance (transfer ${reference}).`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: 'You received money from your upline',
    content: `${amount} from the agent above you is in your balance (transfer ${reference}).`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: 'You sent money to your downline',
    content: `${amount} was sent to ${detail} (transfer ${reference}).`,
  }),
  'result.raised': (amount, reference) => ({
    title: 'The result of a bet was corrected',
    content: `The result of bet ${reference} was corrected, and ${amount} was added to your balance.`,
  }),
  'result.lowered': (amount, reference) => ({
    title: 'The result of a bet was corrected',
    content: `The result of bet ${reference} was corrected, and ${amount} was taken from your balance.`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: 'A bet was declared void',
    content: `Bet ${reference} was declared void, and ${amount} is back in your balance.`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: 'A bet was declared void',
    content: `Bet ${reference} was declared void, and ${amount} was taken from your balance.`,
  }),
  'result.owed': (amount, reference) => ({
    title: 'You owe part of a corrected bet',
    content: `The payout of bet ${reference} was taken back, and your balance did not cover it. You owe ${amount}, and you cannot withdraw until this is settled. Our staff will check it and collect the amount from your balance. Customer service can answer your questions.`,
  }),
  'owed.settled': (amount, reference) => ({
    title: 'Part of what you owed is settled',
    content: `Bet ${reference} was corrected again, and ${amount} of what it paid was used for what you owed.`,
  }),
  'owed.collected': (amount, reference) => ({
    title: 'What you owed was taken',
    content: `${amount} of what you owed was taken from your balance (${reference}).`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: 'What you owed was waived',
    content: `You no longer owe ${amount} (${reference}). Nothing was taken from your balance for it.`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: 'A draw was declared void',
    content: `Issue ${reference} (simulated draw) was declared void, and ${amount} is back in your balance.`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: 'A draw was declared void',
    content: `Issue ${reference} (simulated draw) was declared void. Its payout was taken back: ${amount} was taken from your balance.`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: 'The stake of a bet was returned',
    content: `A bet on issue ${reference} (simulated draw) could not be settled, so its stake was returned: ${amount} is back in your balance.`,
  }),
  'chase.won': (amount, reference) => ({
    title: 'Your chase stopped on a win',
    content: `Chase ${reference} (simulated draws) won and stopped. ${amount} of the issues that were not bet is back in your balance.`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: 'Your chase has ended',
    content: `Chase ${reference} (simulated draws) could not go on. ${amount} of the issues that were not bet is back in your balance. The lottery page shows why.`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: 'Some issues of your chase were not bet',
    content: `Chase ${reference} (simulated draws) is over. ${amount} of issues that could not be bet is back in your balance. The lottery page shows which ones.`,
  }),
  'chase.finished': (amount, reference) => ({
    title: 'Your chase has bet all of its issues',
    content: `Chase ${reference} (simulated draws) is over: all of its issues are drawn. Its bets paid ${amount} in all.`,
  }),
  'account.added': (_amount, reference) => ({
    title: 'A bank account was added',
    content: `Bank account ${reference} was added for your withdrawals. If this was not you, change your password and contact customer service at once.`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: 'Your application was granted',
    content: `${amount} was granted for your application for “${reference}”. Read the conditions on the promotions page and claim it there.`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: 'Your application was declined',
    content: detail
      ? `Your application for “${reference}” was declined. You can apply again on the promotion’s page. Reason: ${detail}`
      : `Your application for “${reference}” was declined. The promotion’s page says why, and you can apply again there.`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: 'Your VIP level has risen',
    content: `You have reached the level ${reference}. The VIP page shows what it gives and what keeps it.`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: 'Your VIP level has changed',
    content: `Your level is now ${reference}: your settled bets of last month were below the ${amount} that keep the level before. The VIP page shows how to reach it again.`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: 'Your VIP level was set by us',
    content: `Your level is now ${reference}, until ${detail}. The VIP page shows what it gives.`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: 'Your VIP level has changed',
    content: `The level that we had set for you has ended. Your level is now ${reference}. The VIP page shows what it gives and how to reach the next one.`,
  }),
  'vip.birthday': (amount) => ({
    title: 'Happy birthday',
    content: `A birthday gift of ${amount} is in the reward centre. What is not claimed within 30 days is credited by itself.`,
  }),
  'points.approved': (_amount, reference) => ({
    title: 'Your redemption was approved',
    content: `“${reference}” is on its way. The point mall lists all your redemptions.`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: 'Your redemption was rejected',
    content: detail
      ? `“${reference}” could not be redeemed; your points are back. Reason: ${detail}`
      : `“${reference}” could not be redeemed; your points are back. The point mall says why.`,
  }),
  'break.started': (_amount, reference) => ({
    title: 'Your break has begun',
    content: `It lasts until ${reference}. Until then no bets and no deposits are taken, and nothing is offered. You can still withdraw and see your records.`,
  }),
  'break.for-good': () => ({
    title: 'You are excluded for good',
    content:
      'No bets and no deposits are taken from this account any more, and nothing is offered. You can still withdraw and see your records.',
  }),
  'mission.credited': (amount, reference) => ({
    title: 'A mission reward was credited',
    content: `You had completed “${reference}”. Its period is over, so its reward of ${amount} was credited to your balance.`,
  }),
  'tournament.won': (amount, reference) => ({
    title: 'You won a prize in a tournament',
    content: `“${reference}” is settled: ${amount} is in your balance. The reward centre shows the final board.`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: 'A tournament was cancelled',
    content: `“${reference}” will not take place. You do not have to do anything.`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: 'A tournament was ended early',
    content: `“${reference}” was ended before its time. Prizes are paid by the scores of that moment; the reward centre shows the board.`,
  }),
  'referral.paid': (amount, reference) => ({
    title: 'Your invitation was rewarded',
    content: `${amount} for the invitation of ${reference} is in your balance.`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: 'Your welcome reward has arrived',
    content: `You registered by the invitation of ${reference}: ${amount} is in your balance.`,
  }),
  'raffle.won': (amount, reference) => ({
    title: 'You have won in a raffle',
    content: `You have won ${amount} in “${reference}”. Claim it in the reward centre; what is not claimed in time is credited by itself.`,
  }),
  ...agentTexts,
};
