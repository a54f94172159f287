import type { Database } from '@tessera/database/database';
import { symbolNames } from '@tessera/shared/art';
import { createAccount, createMerchant, importGames } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { shownFigures, slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import { type Catalogue, type GameEntry, type GameImport, hasStakeStep } from '../domains/casino/index.ts';
import {
  addDefaultRules,
  agentType,
  fieldRefusals,
  playerType,
  rulesOf,
  UsernameTaken,
} from '../domains/identity/index.ts';
import { dialingCodeOf, HostTaken, MerchantTaken, standardProfile } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { requireUsableHost } from './host-names.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Known to the database too, which computes days with it; abbreviations such as `CET` mean another offset there. */
async function isTimeZone(db: Database, name: string): Promise<boolean> {
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  return (await db.query('select 1 from pg_timezone_names where name = $1', [name])).length > 0;
}

function answerMerchant(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, db } = needs;
  consoleRoutes.handle(createMerchant, async ({ request, operator }) => {
    const { code, name, host, currency, timeZone, country } = request;
    if (!(await isTimeZone(db, timeZone))) throw new Refusal(400, 'merchant.time-zone.unknown');
    if (!dialingCodeOf(country)) throw new Refusal(400, 'merchant.country.unknown');
    requireUsableHost(host);
    const standard = standardProfile(request);
    // A new merchant has no lottery games; the category would lead to an empty page.
    const profile = { ...standard, games: { ...standard.games, withoutCategories: ['LOTT', 'ELOTT'] } };
    const merchant = { code, name, currency, profile, switchedOff: ['loginedToHomePage', 'CAPTCHA3'] };
    try {
      await merchants.create(merchant, async () => {
        await addDefaultRules(db, merchant);
        await writeAuditEntry(needs, { operator, action: 'merchant.create', merchant: code, detail: { host } });
      });
    } catch (cause) {
      if (cause instanceof MerchantTaken) throw new Refusal(409, 'merchant.taken');
      if (cause instanceof HostTaken) throw new Refusal(409, 'merchant.host.taken');
      throw cause;
    }
    return { code };
  });
}

function answerAccount(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, accounts, db } = needs;
  consoleRoutes.handle(createAccount, async ({ request: { merchant, username, password, kind }, operator }) => {
    if (!merchants.byCode(merchant)) throw new Refusal(404, 'merchant.unknown');
    const refused = fieldRefusals(await rulesOf(db, merchant), { username, password });
    if (refused.length > 0) throw new Refusal(400, 'register.field.invalid', { fields: refused });
    try {
      return await db.transaction(async () => {
        const { id } = await accounts.create({
          merchant,
          username,
          password,
          passwordIsDefault: true,
          type: kind === 'agent' ? agentType : playerType,
          nickname: username,
        });
        await writeAuditEntry(needs, { operator, action: 'account.create', merchant, detail: { username, kind } });
        return { id: String(id), username };
      });
    } catch (cause) {
      if (cause instanceof UsernameTaken) throw new Refusal(409, 'register.username.taken');
      throw cause;
    }
  });
}

type List = RequestOf<typeof importGames>;

function refuseRepeated(codes: readonly string[]): void {
  const repeated = codes.find((code, at) => codes.indexOf(code) !== at);
  if (repeated) throw new Refusal(400, 'game.repeated', { code: repeated });
}

/** A slot shows the figures of its sheet, whatever the import says. */
function checkedGame({ slot, ...game }: List['games'][number]): GameEntry {
  const { code, isPlayable, stakes } = game;
  if (stakes.minimum > stakes.maximum || (isPlayable && !hasStakeStep(stakes)))
    throw new Refusal(400, 'game.stakes.invalid', { code });
  if (!slot) {
    if (isPlayable) throw new Refusal(400, 'game.sheet.unknown', { code });
    return { ...game, slot };
  }
  if (game.category !== 'RNG' || game.kind !== 'SLOT') throw new Refusal(400, 'game.slot.misplaced', { code });
  const sheet = slotSheetOf(slot.sheet);
  if (!sheet) throw new Refusal(400, 'game.sheet.unknown', { code });
  const symbol = symbolNames.find((name) => name === slot.symbol);
  if (!symbol) throw new Refusal(400, 'game.symbol.unknown', { code });
  const { rtp, hitRate, maxWin } = shownFigures(sheet);
  return { ...game, rtp, hitRate, maxWin, volatility: sheet.volatility, slot: { sheet: sheet.id, symbol } };
}

/** Rounds that are open, past rounds and cached pictures depend on these, so a game keeps them. */
function refuseChanged(game: GameEntry, before: GameEntry | undefined): void {
  if (!before) return;
  const isSame =
    game.vassalage === before.vassalage && game.category === before.category && game.slot?.sheet === before.slot?.sheet;
  if (!isSame) throw new Refusal(409, 'game.changed', { code: game.code });
}

function checkedImport({ vendors, games }: List, catalogue: Catalogue): GameImport {
  refuseRepeated(vendors.map(({ vassalage }) => vassalage));
  refuseRepeated(games.map(({ code }) => code));
  const vendorCodes = new Set([...catalogue.vendors, ...vendors].map(({ vassalage }) => vassalage));
  const checked = games.map(checkedGame);
  for (const game of checked) {
    if (!vendorCodes.has(game.vassalage)) throw new Refusal(400, 'game.vendor.unknown', { code: game.code });
    refuseChanged(game, catalogue.byCode(game.code));
  }
  return { vendors, games: checked };
}

function answerImport(needs: BackOfficeNeeds): void {
  const { consoleRoutes, catalogue } = needs;
  consoleRoutes.handle(importGames, async ({ request, operator }) => {
    const counts = { vendors: request.vendors.length, games: request.games.length };
    await catalogue.import(
      (stored) => checkedImport(request, stored),
      () => writeAuditEntry(needs, { operator, action: 'games.import', merchant: null, detail: counts }),
    );
    return counts;
  });
}

/** Merchants, accounts and games made at the console: how an operator without demo data begins. */
export function answerSetUp(needs: BackOfficeNeeds): void {
  answerMerchant(needs);
  answerAccount(needs);
  answerImport(needs);
}
