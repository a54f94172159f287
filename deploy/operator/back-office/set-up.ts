import { symbolNames } from '@tessera/shared/art';
import { createAccount, createMerchant, importGames } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import type { GameImport } from '../domains/casino/index.ts';
import {
  addDefaultRules,
  agentType,
  fieldRefusals,
  playerType,
  rulesOf,
  UsernameTaken,
} from '../domains/identity/index.ts';
import { HostTaken, MerchantTaken, standardProfile } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function answerMerchant(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, db } = needs;
  consoleRoutes.handle(createMerchant, async ({ request, operator }) => {
    const { code, name, host, currency, timeZone } = request;
    if (!isTimeZone(timeZone)) throw new Refusal(400, 'merchant.time-zone.unknown');
    const profile = standardProfile(request);
    const merchant = { code, name, currency, profile, switchedOff: ['loginedToHomePage'] };
    try {
      await merchants.create(merchant, async () => {
        await addDefaultRules(db, merchant);
        await writeAuditEntry(needs, operator, 'merchant.create', { code, host });
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
        await writeAuditEntry(needs, operator, 'account.create', { merchant, username, kind });
        return { id: String(id), username };
      });
    } catch (cause) {
      if (cause instanceof UsernameTaken) throw new Refusal(409, 'register.username.taken');
      throw cause;
    }
  });
}

/** An import whose games all have a vendor, a declared maths and a drawn symbol. */
function checkedImport({ vendors, games }: RequestOf<typeof importGames>, known: readonly string[]): GameImport {
  const vendorCodes = new Set([...known, ...vendors.map(({ vassalage }) => vassalage)]);
  return {
    vendors,
    games: games.map(({ slot, ...game }) => {
      if (!vendorCodes.has(game.vassalage)) throw new Refusal(400, 'game.vendor.unknown', { code: game.code });
      if (!slot) return { ...game, slot: null };
      if (!slotSheetOf(slot.sheet)) throw new Refusal(400, 'game.sheet.unknown', { code: game.code });
      const symbol = symbolNames.find((name) => name === slot.symbol);
      if (!symbol) throw new Refusal(400, 'game.symbol.unknown', { code: game.code });
      return { ...game, slot: { sheet: slot.sheet, symbol } };
    }),
  };
}

function answerImport(needs: BackOfficeNeeds): void {
  const { consoleRoutes, catalogue } = needs;
  consoleRoutes.handle(importGames, async ({ request, operator }) => {
    const known = catalogue.current().vendors.map(({ vassalage }) => vassalage);
    const list = checkedImport(request, known);
    const counts = { vendors: list.vendors.length, games: list.games.length };
    await catalogue.import(list, () => writeAuditEntry(needs, operator, 'games.import', counts));
    return counts;
  });
}

/** Merchants, accounts and games made at the console: how an operator without demo data begins. */
export function answerSetUp(needs: BackOfficeNeeds): void {
  answerMerchant(needs);
  answerAccount(needs);
  answerImport(needs);
}
