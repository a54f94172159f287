import type { PromotionWriters, WrittenPlan } from './promotion-writers.ts';

const depositTerms = (
  { percent, cap, minimum, maximumBet, rolling, example, days, daysToClaim }: WrittenPlan,
  which: string,
) => `
<h3>How to get it</h3>
<ol><li>You join on this page yourself. Nothing is chosen for you.</li>
<li>${which} ${minimum} or more brings ${percent}% of it, up to ${cap}, as <strong>bonus money</strong>.</li>
<li>If you deposited before you joined, you can claim within ${daysToClaim} days, as long as you have neither withdrawn nor bet since.</li></ol>
<h3>Turnover ${rolling}%</h3>
<p>Bet ${rolling}% of deposit and bonus together, and whatever bonus money is left becomes cash. Say you deposit ${example.deposit} and get ${example.bonus}: you bet ${example.bet}. You have ${days} days from the day you got it.</p>
<ul><li>Bets take your cash first, and bonus money only when the cash runs short. Lottery takes cash only.</li>
<li>Until the turnover is done, your bets on one game round or one lottery draw may total ${maximumBet} at most. Anything above is not taken.</li>
<li>A bet counts once its result is final. Cancelled bets do not count.</li></ul>
<h3>Withdrawing and giving up</h3>
<p>To withdraw while some turnover is left, give the bonus up on this page. Only the bonus money goes; your cash stays. You will never be asked to deposit in order to withdraw.</p>`;

/** Promotions in English. */
export const promotionsEn: PromotionWriters = {
  'weekend-cashback': ({ percent, cap }) => ({
    title: `${percent}% back on weekend losses`,
    summary: 'It arrives on Monday at 09:00. You need not ask for it.',
    terms: `<h3>How it is reckoned</h3>
<ul><li>We add up your bets with <strong>cash</strong> from Friday 00:00 to Sunday 24:00.</li>
<li>You get ${percent}% of your net loss back, up to ${cap} a person.</li>
<li>Bets with bonus money and cancelled bets do not count.</li></ul>
<h3>When it arrives</h3>
<p>The next Monday at 09:00, as cash. There is no turnover to do: you can withdraw it at once.</p>
<h3>To stop</h3>
<p>You can stop taking part on this page at any time, and join again. Free-play accounts do not take part.</p>`,
  }),
  'fishing-cashback': ({ percent, cap }) => ({
    title: `${percent}% back on fishing, daily`,
    summary: "Yesterday's net loss at fishing comes back at 09:00.",
    terms: `<ul><li>${percent}% of what you lost, net, with cash at fishing games within one day (00:00–24:00).</li>
<li>Up to ${cap} a day, credited at 09:00 the next day. No turnover.</li>
<li>Results of other games are neither added nor taken off.</li></ul>`,
  }),
  'first-deposit': (plan) => ({
    title: `${plan.percent}% on your first deposit`,
    summary: `${plan.percent}% of your first deposit as bonus money, up to ${plan.cap}.`,
    terms: depositTerms(plan, 'A first deposit of'),
  }),
  'month-deposit': (plan) => ({
    title: `${plan.percent}% deposit fortnight`,
    summary: `${plan.percent}% of the first deposit within the dates, up to ${plan.cap}.`,
    terms: depositTerms(plan, 'The first deposit within the dates of'),
  }),
  'free-play': ({ trialCredit }) => ({
    title: 'Try it first',
    summary: `Look around with ${trialCredit} of trial credit, without an account.`,
    terms: `<p><strong>Free play</strong> at the top of the page opens a trial account with ${trialCredit} in it.</p>
<ul><li>Trial credit is neither deposited nor withdrawn.</li><li>Trial accounts get no bonus and no cashback.</li></ul>`,
  }),
  'open-odds': () => ({
    title: 'Odds before the bet',
    summary: 'Lottery pages say the odds and the return beside the bet.',
    terms: `<p>Each lottery play shows its <strong>odds</strong> and its <strong>return rate</strong> in the bet panel. The RTP of a slot stands below its card.</p>
<p>A return below 100% means that you lose in the long run. Please play for fun only.</p>`,
  }),
  'daily-sign-in': ({ minimumDay, maximumDay, dayCount }) => ({
    title: 'A bonus for each day',
    summary: `Claim it once a day: ${minimumDay} on the first day, ${maximumDay} on day ${dayCount}.`,
    terms: `<ul><li>Claim it on this page once a day (00:00–24:00). It is cash, with no turnover.</li>
<li>The amount grows with each day in a row, and begins again after day ${dayCount}.</li>
<li>If you miss a day, it begins again with the first amount. What you got stays yours.</li>
<li>The total for all members together is limited. This page shows what is left of it; when it is used up, the promotion is over. Free-play accounts do not take part.</li></ul>`,
  }),
  'better-site': ({ cap, rolling, days, daysToClaim, maximumBet }) => ({
    title: 'Tell us what to improve',
    summary: `Up to ${cap} of bonus money if your report helps.`,
    terms: `<h3>How to get it</h3>
<ol><li>Say in at most 140 characters what should be better, and send one to three pictures of it (PNG or JPG).</li>
<li>A person reads it and grants up to ${cap}, or declines it and says why. You can apply again after that.</li>
<li>What was granted is claimed on this page within ${daysToClaim} days. After that it is gone.</li></ol>
<h3>Turnover ${rolling}%</h3>
<p>Bet ${rolling}% of the bonus within ${days} days, and whatever bonus money is left becomes cash. Until then your bets on one game round may total ${maximumBet} at most.</p>
<p>You can give the bonus up at any time and withdraw. Only the bonus money goes.</p>`,
  }),
  zalo: ({ cap, daysToClaim }) => ({
    title: `Up to ${cap} for a Zalo contact`,
    summary: 'Add us on Zalo and send a picture of it.',
    terms: `<ol><li>Add our account on Zalo, and send a picture of the screen (PNG or JPG).</li>
<li>A person checks it and grants up to ${cap} as cash, or declines it and says why.</li>
<li>If you do not claim it within ${daysToClaim} days, it is credited by itself. There is no turnover.</li></ol>
<p>This is a demo site without a real Zalo account. Any picture will do to try it.</p>`,
  }),
};
