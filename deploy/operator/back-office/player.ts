import { one } from '@tessera/database/database';
import {
  addPlayerNote,
  endPlayerSession,
  getPlayerAudit,
  getPlayerBets,
  getPlayerBonuses,
  getPlayerNotes,
  getPlayerRecord,
  getPlayerRequests,
  getPlayerSessions,
  getPlayerWallets,
} from '@tessera/shared/wire/console';
import { type Member, walletOf } from '../domains/identity/index.ts';
import { playerOwner } from '../domains/ledger/index.ts';
import { pointAccount } from '../domains/points/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';
import {
  readPlayerAudit,
  readPlayerBets,
  readPlayerBonuses,
  readPlayerNotes,
  readPlayerRequests,
} from './player-store.ts';

async function known({ accounts }: BackOfficeNeeds, id: string): Promise<Member> {
  const member = await accounts.byId(Number(id));
  if (!member) throw new Refusal(404, 'member.unknown');
  return member;
}

/** What an account has, bets and asks for. */
function answerMoney(needs: BackOfficeNeeds): void {
  const { consoleRoutes, db, ledger } = needs;

  consoleRoutes.handle(getPlayerWallets, async ({ request: { id } }) => {
    const { merchant, id: memberId } = await known(needs, id);
    const balances = await ledger.balances(merchant, playerOwner(memberId));
    return {
      points: await ledger.balance(merchant, pointAccount(memberId)),
      list: Object.entries(balances).map(([kind, minor]) => ({ kind, money: moneyOf(needs, merchant, minor) })),
    };
  });

  consoleRoutes.handle(getPlayerBets, async ({ request: { id, ...page } }) => {
    const { merchant, id: memberId } = await known(needs, id);
    const rows = await readPlayerBets(db, memberId, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ stakeMinor, placedAt, settledAt, total: _, ...row }) => ({
        ...row,
        id: String(row.id),
        money: moneyOf(needs, merchant, stakeMinor),
        placedAtMs: placedAt.getTime(),
        settledAtMs: settledAt?.getTime() ?? null,
      })),
    };
  });

  consoleRoutes.handle(getPlayerRecord, async ({ request: { id, page, pageSize } }) => {
    const member = await known(needs, id);
    const { playable } = walletOf(member);
    const [entries, counted] = await Promise.all([
      ledger.entries(member.merchant, playable, { limit: pageSize, offset: (page - 1) * pageSize }),
      db.query<{ total: number }>(
        'select coalesce(sum(movements), 0)::bigint as total from movement_day where merchant = $1 and owner = $2',
        [member.merchant, playable.owner],
      ),
    ]);
    return {
      total: one(counted).total,
      list: entries.map((entry) => ({
        id: String(entry.movementId),
        kind: entry.kind,
        reference: entry.reference,
        money: moneyOf(needs, member.merchant, entry.amountMinor),
        balanceAfterMinor: entry.balanceAfterMinor,
        atMs: entry.at.getTime(),
      })),
    };
  });

  consoleRoutes.handle(getPlayerRequests, async ({ request: { id, ...page } }) => {
    const { merchant, id: memberId } = await known(needs, id);
    const rows = await readPlayerRequests(db, memberId, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ key, kind, reference, status, amountMinor, at }) => ({
        ...{ key, kind, reference, status },
        money: moneyOf(needs, merchant, amountMinor),
        atMs: at.getTime(),
      })),
    };
  });

  consoleRoutes.handle(getPlayerBonuses, async ({ request: { id, ...page } }) => {
    const { merchant, id: memberId } = await known(needs, id);
    const rows = await readPlayerBonuses(db, memberId, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ bonusMinor, claimedAt, endedAt, total: _, ...row }) => ({
        ...row,
        id: String(row.id),
        money: moneyOf(needs, merchant, bonusMinor),
        claimedAtMs: claimedAt.getTime(),
        endedAtMs: endedAt?.getTime() ?? null,
      })),
    };
  });
}

/** Where an account is signed in; an operator may sign it out of one browser. */
function answerPlayerSessions(needs: BackOfficeNeeds): void {
  const { consoleRoutes, sessions, db } = needs;
  const openOf = (memberId: number) => sessions.of(memberId, '');

  consoleRoutes.handle(getPlayerSessions, async ({ request: { id } }) => {
    const list = await openOf((await known(needs, id)).id);
    return {
      list: list.map((session) => ({
        id: session.id === null ? null : String(session.id),
        ip: session.ip,
        userAgent: session.userAgent,
        createdAtMs: session.createdAt.getTime(),
        rememberedUntilMs: session.rememberedUntil?.getTime() ?? null,
      })),
    };
  });

  consoleRoutes.handle(endPlayerSession, async ({ request: { id, session }, operator }) => {
    const { id: memberId, merchant, username } = await known(needs, id);
    const isChanged = await db.transaction(async () => {
      const ended = (await openOf(memberId)).find((open) => open.id === Number(session));
      if (!ended) return false;
      await sessions.revokeOne(memberId, Number(session));
      const detail = { username, session, ip: ended.ip };
      await writeAuditEntry(needs, { operator, action: 'member.session-ended', merchant, detail });
      return true;
    });
    return { isChanged };
  });
}

/** What operators note about an account, and what they did to it. */
function answerHistory(needs: BackOfficeNeeds): void {
  const { consoleRoutes, db, clock } = needs;

  consoleRoutes.handle(getPlayerNotes, async ({ request: { id, ...page } }) => {
    const rows = await readPlayerNotes(db, (await known(needs, id)).id, page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        text: row.text,
        writtenBy: row.writtenBy,
        atMs: row.at.getTime(),
      })),
    };
  });

  consoleRoutes.handle(addPlayerNote, async ({ request: { id, text }, operator }) => {
    const { id: memberId, merchant, username } = await known(needs, id);
    await db.transaction(async () => {
      await db.query('insert into member_note (member_id, text, written_by, at) values ($1, $2, $3, $4)', [
        memberId,
        text,
        operator,
        clock.now(),
      ]);
      await writeAuditEntry(needs, { operator, action: 'member.noted', merchant, detail: { username } });
    });
    return { isChanged: true };
  });

  consoleRoutes.handle(getPlayerAudit, async ({ request: { id, ...page } }) => {
    const rows = await readPlayerAudit(db, await known(needs, id), page);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id: entry, at, total: _, ...row }) => ({ ...row, id: String(entry), atMs: at.getTime() })),
    };
  });
}

/** An account's page at the console. */
export function answerPlayer(needs: BackOfficeNeeds): void {
  answerMoney(needs);
  answerPlayerSessions(needs);
  answerHistory(needs);
}
