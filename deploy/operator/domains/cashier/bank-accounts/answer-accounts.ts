import { randomUUID } from 'node:crypto';
import { one } from '@tessera/database/database';
import {
  addBankAccount,
  checkBankAccount,
  removeBankAccount,
  setDefaultBankAccount,
} from '@tessera/shared/wire/wallet';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { isKnownBank } from '../banks.ts';
import { postBankAccount } from '../member-messages.ts';
import type { CashierNeeds } from '../needs.ts';
import { requireRealAccount } from '../require-real-account.ts';
import { withdrawalRules } from '../withdrawal-rules.ts';
import { maskAccount } from '../withdrawal-wire.ts';
import { bookOf, readBankAccounts } from './account-store.ts';
import { wireAccount, wireBook } from './account-wire.ts';
import type { NamedAccount } from './bank.ts';
import { checkCodeHash, isCheckCode, newCheckCode } from './check-code.ts';

const codeMinutes = 10;
const attemptsPerCode = 5;
const checksPerHour = 10;

const digitsOf = (accountNumber: string): string => accountNumber.replaceAll('-', '');

/** Whose accounts the book holds: the member's registered name, or else the holder of the first account ever added. */
async function ownerName({ db }: CashierNeeds, member: Member): Promise<string | undefined> {
  if (member.payeeName) return member.payeeName;
  const rows = await db.query<{ holder: string }>(
    'select holder from bank_account where member_id = $1 order by id limit 1',
    [member.id],
  );
  return rows[0]?.holder;
}

/** Refuses what the book can't take: an account that is in it, one more than the limit, somebody else's. */
async function requireRoom(context: CashierNeeds, merchant: Merchant, member: Member, account: NamedAccount) {
  const owner = await ownerName(context, member);
  if (owner !== undefined && owner !== account.holder) throw new Refusal(400, 'withdrawal.holder.mismatch');
  const book = await bookOf(context, member.id);
  const isThere = ({ bankCode, accountNumber }: NamedAccount) =>
    bankCode === account.bankCode && digitsOf(accountNumber) === digitsOf(account.accountNumber);
  if (book.some(isThere)) throw new Refusal(409, 'withdrawal.account.known');
  const { accountLimit } = withdrawalRules(merchant);
  for (const guard of context.hooks.bankAccountGuards) {
    const code = await guard(member, { bankCode: account.bankCode, digits: digitsOf(account.accountNumber) });
    if (code) throw new Refusal(400, code);
  }
  if (book.length >= accountLimit) throw new Refusal(409, 'withdrawal.account.limit', { limit: accountLimit });
}

/** Asks the bank whose the account is. */
async function requireHolder({ bank }: CashierNeeds, account: NamedAccount): Promise<void> {
  const answer = await bank.lookUp(account);
  if (answer.status === 'away') throw new Refusal(400, 'withdrawal.bank.away');
  if (answer.status === 'none') throw new Refusal(400, 'withdrawal.account.invalid');
  if (answer.holder !== account.holder) throw new Refusal(400, 'withdrawal.holder.differs');
}

function answerChecks(context: CashierNeeds): void {
  const { routes, db, clock, limits, paymentPassword, bank } = context;

  routes.handleMember(checkBankAccount, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    const { bankCode, accountNumber, accountHolder, paymentPassword: pin = '' } = request;
    const account: NamedAccount = { bankCode, accountNumber, holder: accountHolder };
    if (!isKnownBank(bankCode)) throw new Refusal(400, 'withdrawal.bank.unknown');
    await requireRoom(context, merchant, member, account);
    await paymentPassword.require(member.id, pin);
    await limits.take('bank-account-check', String(member.id), checksPerHour, hourMs);
    await requireHolder(context, account);
    const id = randomUUID();
    const code = newCheckCode();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs);
    await db.transaction(async () => {
      // Of a member one check is open at a time; what has become an account is kept for a repeated request.
      await db.query(
        'delete from bank_account_check where member_id = $1 and (account_id is null or expires_at < $2)',
        [member.id, now],
      );
      await db.query(
        `insert into bank_account_check (id, member_id, bank_code, account_number, holder, code_hash, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, member.id, bankCode, accountNumber, accountHolder, checkCodeHash(context, id, code), expiresAt],
      );
      await bank.sendUnit(merchant, account, { key: `bank-account-check:${id}`, text: `${merchant.name} ${code}` });
    });
    return { checkId: id, accountNumber: maskAccount(accountNumber), expiresAtMs: expiresAt.getTime() };
  });
}

interface CheckRow extends NamedAccount {
  readonly codeHash: string;
  readonly accountId: number | null;
}

const checkColumns =
  'bank_code as "bankCode", account_number as "accountNumber", holder, code_hash as "codeHash", account_id as "accountId"';

/** The check of a code, which counts as a try. */
async function triedCheck({ db, clock }: CashierNeeds, memberId: number, checkId: string): Promise<CheckRow> {
  const rows = await db.query<CheckRow>(
    `update bank_account_check set attempts = attempts + 1
     where id = $1 and member_id = $2 and (account_id is not null or (expires_at > $3 and attempts < $4)) returning ${checkColumns}`,
    [checkId, memberId, clock.now(), attemptsPerCode],
  );
  if (!rows[0]) throw new Refusal(400, 'verification.code.expired');
  return rows[0];
}

/** Adds a checked account in the member's turn; the first one ever is paid to at once, any other after the cooling time. */
async function addChecked(context: CashierNeeds, merchant: Merchant, member: Member, checkId: string): Promise<number> {
  const { db, clock } = context;
  const [check] = await db.query<CheckRow>(`select ${checkColumns} from bank_account_check where id = $1 for update`, [
    checkId,
  ]);
  if (!check) throw new Refusal(400, 'verification.code.expired');
  if (check.accountId !== null) return check.accountId;
  await requireRoom(context, merchant, member, check);
  const now = clock.now();
  const { accountCoolingMinutes } = withdrawalRules(merchant);
  const cooled = new Date(now.getTime() + accountCoolingMinutes * minuteMs);
  const rows = await db.query<{ id: number }>(
    `insert into bank_account (merchant, member_id, bank_code, account_number, holder, is_default, added_at, usable_from)
     select $1, $2, $3, $4, $5,
            not exists (select 1 from bank_account where member_id = $2 and removed_at is null),
            $6, case when exists (select 1 from bank_account where member_id = $2) then $7::timestamptz else $6::timestamptz end
     returning id`,
    [merchant.code, member.id, check.bankCode, check.accountNumber, check.holder, now, cooled],
  );
  const { id } = one(rows);
  await db.query('update bank_account_check set account_id = $2 where id = $1', [checkId, id]);
  await postBankAccount(context, member, id, maskAccount(check.accountNumber));
  return id;
}

async function makeDefault({ db }: CashierNeeds, memberId: number, id: number): Promise<void> {
  await db.query('update bank_account set is_default = false where member_id = $1 and is_default', [memberId]);
  await db.query('update bank_account set is_default = true where member_id = $1 and id = $2', [memberId, id]);
}

async function requireAccount(context: CashierNeeds, memberId: number, id: number) {
  const account = (await bookOf(context, memberId)).find((row) => row.id === id);
  if (!account) throw new Refusal(404, 'withdrawal.account.unknown');
  return account;
}

function answerBook(context: CashierNeeds): void {
  const { routes, db, clock, withMember } = context;

  routes.handleMember(addBankAccount, async ({ merchant, member, request: { checkId, code }, language }) => {
    requireRealAccount(member);
    // Outside of the transaction: a wrong try must stay counted.
    const { codeHash } = await triedCheck(context, member.id, checkId);
    if (!isCheckCode(context, checkId, code, codeHash)) throw new Refusal(400, 'verification.code.invalid');
    const id = await withMember(member.id, () => addChecked(context, merchant, member, checkId));
    return wireAccount(one(await readBankAccounts(context, 'a.id = $1', [id])), language);
  });

  routes.handleMember(setDefaultBankAccount, async ({ merchant, member, request, language }) => {
    await withMember(member.id, async () => {
      const { id } = await requireAccount(context, member.id, Number(request.id));
      await makeDefault(context, member.id, id);
    });
    return wireBook(await bookOf(context, member.id), language, merchant);
  });

  routes.handleMember(removeBankAccount, async ({ merchant, member, request, language }) => {
    await withMember(member.id, async () => {
      const { id, isInUse, isDefault } = await requireAccount(context, member.id, Number(request.id));
      if (isInUse) throw new Refusal(409, 'withdrawal.account.in.use');
      await db.query('update bank_account set removed_at = $2, is_default = false where id = $1', [id, clock.now()]);
      const [next] = await bookOf(context, member.id);
      if (isDefault && next) await makeDefault(context, member.id, next.id);
    });
    return wireBook(await bookOf(context, member.id), language, merchant);
  });
}

/** The book of accounts that a member's money may be paid to. */
export function answerBankAccounts(context: CashierNeeds): void {
  answerChecks(context);
  answerBook(context);
}
