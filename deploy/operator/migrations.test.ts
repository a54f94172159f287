import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Database, one } from '@tessera/database/database';
import { operatorMigrations } from './migrations.ts';
import { migrate } from './platform/database/migrate.ts';
import { emptyDatabase } from './testing/filled-database.ts';

let folder: string;
let db: Database;

/** Applies the operator's migrations from one number up to another, as an earlier version would have left them. */
async function migrateThrough(first: string, last: string): Promise<void> {
  for (const { folder: all } of operatorMigrations)
    for (const file of readdirSync(all))
      if (file.endsWith('.sql') && file >= first && file < `${last}~`)
        copyFileSync(join(fileURLToPath(all), file), join(folder, 'migrations', file));
  await migrate(db, [{ owner: 'operator', folder: pathToFileURL(join(folder, 'migrations/')) }]);
}

async function addMember(username: string): Promise<number> {
  const rows = await db.query<{ id: number }>(
    `insert into member (merchant, username, type, created_at) values ('aurora', $1, 0, '2026-01-01') returning id`,
    [username],
  );
  return one(rows).id;
}

interface Paid {
  readonly status: string;
  readonly bank?: string;
  readonly number: string;
  readonly holder: string;
  readonly day: string;
}

async function addWithdrawal(memberId: number, { status, bank = 'NARU', number, holder, day }: Paid): Promise<void> {
  await db.query(
    `insert into withdrawal (merchant, member_id, request_id, reference, amount_minor, bank_code, account_number,
                             account_holder, status, created_at, answer_by)
     values ('aurora', $1, $2, '', 700, $3, $4, $5, $6, $7, $7)`,
    [memberId, randomUUID(), bank, number, holder, status, day],
  );
}

const deposited = (memberId: number, key: string, amount: number, at: string) =>
  db.query(`select post_movement('aurora', $1, 'deposit', $2::jsonb, '', '{}', $3)`, [
    key,
    JSON.stringify([
      { owner: 'house', kind: 'bank_clearing', amount: -amount },
      { owner: `player:${memberId}`, kind: 'player_cash', amount },
    ]),
    at,
  ]);

let first: number;
let second: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-earlier-data-'));
  mkdirSync(join(folder, 'migrations'));
  db = await emptyDatabase();
  await migrateThrough('0001', '0019');
  await db.query(
    `insert into merchant (code, name, currency, profile) values ('aurora', 'Aurora', 'P', '{"timeZone": "Asia/Seoul"}')`,
  );
  first = await addMember('first');
  second = await addMember('second');
  await addMember('without');
  await addWithdrawal(first, { status: 'completed', number: '110-123', holder: 'A Kim', day: '2026-01-02' });
  await addWithdrawal(first, { status: 'completed', number: '220', bank: 'DURE', holder: 'A Kim', day: '2026-01-03' });
  await addWithdrawal(first, { status: 'pending_review', number: '110123', holder: 'Kim A', day: '2026-01-04' });
  await addWithdrawal(first, { status: 'rejected', number: '330', holder: 'Nobody', day: '2026-01-05' });
  await addWithdrawal(second, { status: 'failed', number: '440', holder: 'B Lee', day: '2026-01-02' });
  await addWithdrawal(second, { status: 'completed', number: '110123', holder: 'B Lee', day: '2026-01-06' });
  await deposited(first, 'deposit:1', 500, '2026-01-01T14:59:59Z');
  await deposited(first, 'deposit:2', 300, '2026-01-01T15:00:00Z');
  await migrateThrough('0020', '9999');
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

describe('data of an earlier version', () => {
  it('has the accounts that money was paid to in the book, once each, and the one used last as the default', async () => {
    const accounts = await db.query(
      `select member_id as "memberId", bank_code as bank, account_number as number, holder, is_default as "isDefault",
              added_at = usable_from as "isUsable", removed_at as "removedAt", added_at::date::text as day
       from bank_account order by member_id, bank_code`,
    );
    const common = { isUsable: true, removedAt: null };
    expect(accounts).toEqual([
      { memberId: first, bank: 'DURE', number: '220', holder: 'A Kim', isDefault: false, day: '2026-01-03', ...common },
      {
        memberId: first,
        bank: 'NARU',
        number: '110123',
        holder: 'Kim A',
        isDefault: true,
        day: '2026-01-02',
        ...common,
      },
      {
        memberId: second,
        bank: 'NARU',
        number: '110123',
        holder: 'B Lee',
        isDefault: true,
        day: '2026-01-06',
        ...common,
      },
    ]);
  });

  it('has what withdrawals paid and gave back, so that none is paid again', async () => {
    const sums = await db.query(
      `select status, paid_minor as paid, returned_minor as returned from withdrawal group by 1, 2, 3 order by 1`,
    );
    expect(sums).toEqual([
      { status: 'completed', paid: 700, returned: 0 },
      { status: 'failed', paid: 0, returned: 700 },
      { status: 'pending_review', paid: 0, returned: 0 },
      { status: 'rejected', paid: 0, returned: 700 },
    ]);
  });

  it('has its movements summed by the days of the merchant’s time zone', async () => {
    const days = await db.query(
      `select day::text, movements, in_minor as "in", out_minor as "out" from movement_day where owner = $1 order by day`,
      [`player:${first}`],
    );
    expect(days).toEqual([
      { day: '2026-01-01', movements: 1, in: 500, out: 0 },
      { day: '2026-01-02', movements: 1, in: 300, out: 0 },
    ]);
  });
});
