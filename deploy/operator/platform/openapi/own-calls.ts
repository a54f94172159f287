/**
 * Calls that neither the specification nor the wire facts have, by their names or the beginnings of names, and what the
 * site does at an operator that refuses them with `function.not.available` or does not know them.
 */
const alike: readonly (readonly [names: readonly string[], without: string])[] = [
  [['auth.bot-challenge'], 'Forms are sent without a proof of work.'],
  [
    ['auth.follow-account'],
    'Pages of a member are notified of nothing of the account, and poll as often as without a stream.',
  ],
  [['auth.check-username'], 'A name that is taken is reported when the registration is sent.'],
  [['auth.phone-auth.'], 'Never called: the register settings name no third-party channel.'],
  [
    ['auth.begin-passkey-login', 'auth.login-by-passkey'],
    'The button for a passkey shows that it is not available; the other ways to sign in remain.',
  ],
  [
    ['auth.continue-sign-in', 'auth.forget-remembered'],
    'Nothing is remembered but the name: the password is asked for again.',
  ],
  [['auth.reset-password'], "Never called: the operator's own mail leads to its own page."],
  [['auth.send-login-code'], 'The second step offers its other proofs.'],
  [
    [
      ...['auth.add-passkey', 'auth.begin-passkey', 'auth.remove-passkey', 'auth.passkeys'],
      ...['auth.begin-authenticator', 'auth.confirm-authenticator', 'auth.remove-authenticator'],
      ...['auth.bind-', 'auth.send-email-code', 'auth.send-mobile-code', 'auth.send-owner-code'],
      ...['auth.end-', 'auth.revoke-session', 'auth.sessions', 'auth.set-avatar', 'auth.set-payment-password'],
      ...['auth.profile', 'auth.save-profile', 'auth.closing', 'auth.close-account', 'auth.own-data'],
    ],
    'Its row of the security centre shows that it is not available, or is missing; the other rows work.',
  ],
  [
    ['games.game'],
    'The details of a game show that they are not available; the game can still be played from its tile.',
  ],
  [['games.session'], "The game's bar shows no totals of the session."],
  [['games.index'], 'Lists show what the game list answers; filters and search are done by the operator.'],
  [['games.round-proof'], 'The proof of a round shows that it is not available.'],
  [['games.unfinished-rounds'], 'Games with an unfinished round are not marked.'],
  [['lottery.'], 'The lottery page shows that what is missing is not available; with MF_LOTTERY off, there is none.'],
  [
    ['protection.'],
    'The security centre has no panels for breaks and marketing; stakes and offers are what the operator answers.',
  ],
  [['promotions.claim-mission'], 'Claiming a mission is refused with a message; it is credited by itself.'],
  [
    ['promotions.envelopes', 'promotions.open-envelope'],
    'The tab of the red envelopes shows that they are not available, and no page names a drop.',
  ],
  [
    ['promotions.envelope-proof', 'promotions.raffle-proof'],
    'The page that checks draws shows that it is not available.',
  ],
  [['promotions.point-mall'], 'Visitors see on the page of the point mall that it is not available; members see it.'],
  [['promotions.point-record'], 'The points record shows that it is not available; the mall works.'],
  [['promotions.rank-gifts', 'promotions.claim-rank-gift'], 'The reward centre offers no birthday gifts.'],
  [
    ['promotions.tournament', 'promotions.tournaments', 'promotions.join-tournament', 'promotions.leave-tournament'],
    'The tab of tournaments shows that they are not available.',
  ],
  [['auth.referral-visit'], 'Visits by links of members are not counted.'],
  [
    ['promotions.referral-program', 'promotions.referral-list'],
    'The page to invite friends shows the link, and that the rest is not available.',
  ],
  [['promotions.preview'], 'A preview of a promotion that is being written says that it is over.'],
  [['promotions.rank-ladder'], 'The VIP page shows that the levels are not available.'],
  [['promotions.rebate-periods', 'promotions.claim-rebate'], 'The cashback page shows that it is not available.'],
  [['promotions.winner-setting', 'promotions.set-winner-setting'], 'The list of wins has no switch for the own ones.'],
  [['promotions.'], 'Joining and leaving a promotion is refused with a message.'],
  [
    ['wallet.bet-record', 'wallet.profit'],
    'Its page and menu entry are absent: `ownCalls` of member info does not name the call.',
  ],
  [['wallet.recorded-bet'], 'The details of a bet show that they are not available.'],
  [
    ['wallet.upline-transfers', 'wallet.create-upline-transfer', 'wallet.upline-transfer-outcome'],
    'The page of transfers to the upline is absent: `ownCalls` of member info does not name `wallet.upline-transfers`.',
  ],
  [
    ['wallet.export-account-record', 'wallet.export-bet-record', 'wallet.export-profit'],
    'Nothing offers the file: `ownCalls` of member info does not name the call.',
  ],
  [['wallet.movement'], 'The receipt of a movement shows that it is not available; the record works.'],
  [
    ['wallet.deposit', 'wallet.upline-transfer'],
    'Only those of the newest list can be opened; an older one is unknown.',
  ],
  [
    ['wallet.'],
    'Deposits and withdrawals are closed, since without methods and banks there is no form; lists show that they are not available.',
  ],
  [
    ['support.'],
    'Customer service is reached by the path alone; in our own window the conversation shows that it is not available.',
  ],
  [['inbox.mark-read', 'inbox.read'], 'Messages stay marked as new.'],
  [['inbox.delete', 'inbox.restore'], 'Deleting a message is refused with a message.'],
  [['auth.promotion-visit'], 'Visits by promotion links of agents are not counted.'],
  [['agent.'], 'The agent centre shows that it is not available; with MF_AGENT off, there is none.'],
];

/** What the site does without a call of its own; throws for one that nobody has described. */
export function withoutCall(name: string): string {
  const found = alike.find(([names]) =>
    names.some((one) => name === one || (/[.-]$/.test(one) && name.startsWith(one))),
  );
  if (!found) throw new Error(`Say in own-calls.ts what the site does without ${name}.`);
  return found[1];
}
