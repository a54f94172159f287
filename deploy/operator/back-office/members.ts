import { endClubRank, getConsoleMember, moveMember, setClubRank } from '@tessera/shared/wire/console';
import { moveAccount } from '../domains/agents/index.ts';
import {
  clubRankOf,
  type Member,
  rankOverrideOf,
  referralCodeOf,
  referralsOf,
  signInName,
} from '../domains/identity/index.ts';
import { setRankByHand } from '../domains/vip/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

const unknown = () => new Refusal(404, 'member.unknown');

/** One account at the console, and the club rank that is set for it. */
export function answerMembers(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, accounts, db, clock } = needs;

  async function known(id: string): Promise<Member> {
    const member = await accounts.byId(Number(id));
    if (!member) throw unknown();
    return member;
  }

  consoleRoutes.handle(getConsoleMember, async ({ request: { merchant, username } }) => {
    const site = merchants.byCode(merchant);
    if (!site) throw new Refusal(404, 'merchant.unknown');
    // However a number was written when its account was made.
    const meant = await signInName(needs, site, username);
    const member = await accounts.byUsername(merchant, meant.username);
    if (!member) throw unknown();
    const override = await rankOverrideOf(db, member.id, clock.now());
    return {
      id: String(member.id),
      merchant,
      username: member.username,
      type: member.type,
      createdAtMs: member.createdAt.getTime(),
      upline: member.parentId === null ? null : ((await accounts.byId(member.parentId))?.username ?? null),
      referralCode: await referralCodeOf(db, member),
      ...(await referralsOf(db, member.id)),
      clubRank: await clubRankOf(db, member, clock.now()),
      rankOverride: override && {
        rank: override.rank,
        expiresAtMs: override.expiresAt.getTime(),
        reason: override.reason,
        setBy: override.setBy,
      },
    };
  });

  consoleRoutes.handle(setClubRank, async ({ request: { id, rank, expiresAtMs, reason }, operator }) => {
    const { merchant, username, id: memberId } = await known(id);
    const expiresAt = new Date(expiresAtMs);
    if (expiresAt <= clock.now()) throw new Refusal(400, 'club.rank.expired');
    await db.transaction(async () => {
      await setRankByHand(needs, memberId, { rank, expiresAt, reason, setBy: operator });
      const detail = { username, rank, expiresAt, reason };
      await writeAuditEntry(needs, { operator, action: 'member.club-rank', merchant, detail });
    });
    return { isChanged: true };
  });

  consoleRoutes.handle(moveMember, async ({ request: { id, upline, reason }, operator }) => {
    const member = await known(id);
    const above = await accounts.byUsername(member.merchant, upline.trim());
    if (!above) throw unknown();
    if (above.id === member.parentId) return { isChanged: false };
    await db.transaction(async () => {
      await moveAccount(needs, member, above);
      const detail = { username: member.username, upline: above.username, reason };
      await writeAuditEntry(needs, { operator, action: 'member.moved', merchant: member.merchant, detail });
    });
    return { isChanged: true };
  });

  consoleRoutes.handle(endClubRank, async ({ request: { id, reason }, operator }) => {
    const { merchant, username, id: memberId } = await known(id);
    const now = clock.now();
    const isChanged = await db.transaction(async () => {
      if (!(await rankOverrideOf(db, memberId, now))) return false;
      await setRankByHand(needs, memberId, { rank: null, expiresAt: now, reason, setBy: operator });
      const detail = { username, reason };
      await writeAuditEntry(needs, { operator, action: 'member.club-rank-ended', merchant, detail });
      return true;
    });
    return { isChanged };
  });
}
