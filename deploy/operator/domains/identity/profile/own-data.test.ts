import { randomUUID } from 'node:crypto';
import { downloadOwnData } from '@tessera/shared/wire/auth';
import { sendSupportMessage } from '@tessera/shared/wire/support';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';

const password = 'Owndata77';

/** Tables of which nothing is in the file, and why. */
const leftOut: Readonly<Record<string, string>> = {
  bank_account_check: 'hashes of codes, and an account under way each',
  abandoned_request: 'ids of requests that were never carried out, deleted after a while',
  authenticator: 'a secret that signs in',
  bet_day: 'sums of the bets',
  club_rank_override: 'a decision of an operator about the rank, which the account shows',
  game_launch: 'tokens of games that were opened, deleted after a while',
  game_round: 'a bet of the record each',
  game_session: 'tokens of games that are open',
  known_device: 'a hash of a token, for the message about a new device',
  lottery_order: 'its bets are in the file',
  member_note: 'what operators note for each other',
  mission_tally: 'sums of the bets',
  passkey_handle: 'an id that passkeys sign in with',
  password_reset: 'a code that signs in, deleted after a while',
  rebate_carry: 'a remainder of less than one unit',
  rebate_due: 'a payment of the same day, a movement after it',
  rebate_rate: 'a term of the agent above the member',
  recovery_code: 'hashes of codes that sign in',
  referral_code: 'the inviteCode of the account',
  referral_due: 'bets that are about to be counted for an invitation',
  settled_stake: 'a bet of the record each',
  sign_in_challenge: 'a sign-in that is under way',
  point_due: 'bets whose points are about to be booked',
  point_earned: 'what a bet has earned so far, a movement of points each',
  test_vendor_round: 'a bet of the record each',
  wallet_transaction: 'a movement each',
  vip_cashback_carry: 'what corrections have taken from the next cashback, counted there',
  withdrawal_proof: 'pictures that the member sent, deleted after a while',
  promotion_picture: 'pictures that the member sent with an application',
  team_movement: 'copies of the ledger’s movements, for the figures of teams',
  team_movement_figures: 'the same as columns',
  betting_day: 'counted from the bets',
  member_move: 'the work of the operator: which agent an account is under',
  bet_rebate: 'rates of bets, of which the rebates are in the account record',
  rebate_debt: 'rebates that were taken back, which the next ones make up for',
};

/** Which list of the file shows a table. */
const lists: Readonly<Record<string, string>> = {
  avatar: 'picture',
  marketing_consent: 'marketingConsents',
  member_break: 'breaks',
  vip_birthday_gift: 'birthdayGifts',
  bank_account: 'bankAccounts',
  bet: 'bets',
  deposit: 'deposits',
  favorite_game: 'favoriteGames',
  feedback: 'feedback',
  inbox_message: 'messages',
  envelope: 'redEnvelopes',
  lottery_bet: 'lotteryBets',
  lottery_chase: 'lotteryChases',
  mission_completion: 'missions',
  passkey: 'passkeys',
  payment_claim: 'claims',
  point_conversion: 'pointConversions',
  point_redemption: 'pointRedemptions',
  promotion_application: 'applications',
  promotion_claim: 'bonuses',
  promotion_participation: 'promotions',
  raffle_line: 'raffleTickets',
  raffle_prize: 'rafflePrizes',
  referral: 'referrals',
  referral_progress: 'invitation',
  remembered_sign_in: 'rememberedSignIns',
  session: 'sessions',
  sign_in_place: 'signInPlaces',
  support_conversation: 'supportMessages',
  support_picture: 'supportPictures',
  tournament_entry: 'tournamentEntries',
  tournament_result: 'tournamentResults',
  announcement_read: 'readAgentNotices',
  downline_transfer: 'downlineTransfers',
  promotion_link_registration: 'promotionLinkRegistration',
  rebate_raise: 'rebateRaises',
  upline_transfer: 'uplineTransfers',
  vip_cashback: 'cashbacks',
  vip_change: 'levels',
  vip_turnover: 'turnover',
  vendor_transfer: 'vendorTransfers',
  withdrawal: 'withdrawals',
};

type Row = Readonly<Record<string, unknown>>;

describe.each(seededDatabases)('the file with a member’s own data, on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });

  async function account() {
    const { accounts, sessions } = operator.context;
    const username = `owndata${randomUUID().slice(0, 6)}`;
    const member = await accounts.create({ merchant: 'aurora', username, type: 0, password });
    const token = await sessions.issue(member.id);
    const ask = (typed = password) => site.call(downloadOwnData, { password: typed }, { token });
    return { member, username, token, ask };
  }
  const read = async (owner: Awaited<ReturnType<typeof account>>) => {
    const { status, body } = await owner.ask();
    expect(status).toBe(200);
    const [head = {}, ...rows] = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
    return { head, of: (list: string) => rows.filter((row) => row.list === list) };
  };

  it('has what the member did and said, with amounts as they are shown, and nobody else’s', async () => {
    const [owner, other] = [await account(), await account()];
    const deposit = { requestId: randomUUID(), methodId: 'bank-transfer', amount: 50_000, depositorName: '데모회원' };
    expect((await site.call(createDeposit, deposit, { token: owner.token })).status).toBe(200);
    const message = { requestId: randomUUID(), text: '안녕하세요', pictures: [] };
    expect((await site.call(sendSupportMessage, message, { token: owner.token })).status).toBe(200);
    const file = await read(owner);
    expect(file.head).toMatchObject({ site: 'aurora', unit: 'P' });
    expect(file.of('account')).toMatchObject([{ username: owner.username }]);
    expect(file.of('deposits')).toMatchObject([{ amount: 50_000, status: 'pending', depositorName: '데모회원' }]);
    expect(file.of('supportMessages')).toMatchObject([{ author: 'player', body: '안녕하세요' }]);
    const others = await read(other);
    expect([others.of('deposits'), others.of('supportMessages')]).toEqual([[], []]);
  });

  it('shows every table that names a member, unless it is said here why not', async () => {
    const { head } = await read(await account());
    const tables = await operator.context.db.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'member_id' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([...Object.keys(leftOut), ...Object.keys(lists)].sort());
    expect(head.lists).toEqual(expect.arrayContaining(Object.values(lists)));
  });

  it('has nothing that signs in or unlocks', async () => {
    const { ask, token } = await account();
    const text = String((await ask()).body);
    for (const secret of [token, 'hash', 'secret', '$2', 'publicKey']) expect(text).not.toContain(secret);
  });

  it('is given to the owner alone, who knows the password, and three times a day', async () => {
    const { ask } = await account();
    const wrong = await ask('wrong');
    expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'password.old.wrong']);
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
