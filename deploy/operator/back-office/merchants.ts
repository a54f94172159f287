import {
  getConsoleMerchants,
  getSwitches,
  setLanguages,
  setSwitches,
  setSystemStatus,
} from '@tessera/shared/wire/console';
import { type Merchant, UnknownSwitch } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

export function answerMerchants(needs: BackOfficeNeeds): void {
  const { merchants, consoleRoutes } = needs;

  function known(code: string): Merchant {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  }

  consoleRoutes.handle(getConsoleMerchants, async () =>
    merchants.all().map(({ code, name, currency, systemStatus, profile }) => ({
      code,
      name,
      hosts: [...profile.hosts],
      currency: currency.code,
      languages: [...profile.languages],
      defaultLanguage: profile.defaultLanguage,
      theme: profile.theme,
      systemStatus,
    })),
  );

  consoleRoutes.handle(getSwitches, async ({ request }) => [...known(request.code).switchTree]);

  consoleRoutes.handle(setSwitches, async ({ request: { code, changes }, operator }) => {
    known(code);
    const wanted = Object.fromEntries(changes.map(({ modId, isOn }) => [modId, isOn]));
    try {
      const merchant = await merchants.setSwitches(code, wanted, () =>
        writeAuditEntry(needs, { operator, action: 'merchant.switches', merchant: code, detail: { wanted } }),
      );
      return [...merchant.switchTree];
    } catch (cause) {
      if (cause instanceof UnknownSwitch) throw new Refusal(400, 'switch.unknown');
      throw cause;
    }
  });

  consoleRoutes.handle(setLanguages, async ({ request: { code, languages }, operator }) => {
    if (!languages.some((language) => language === known(code).profile.defaultLanguage))
      throw new Refusal(400, 'language.default.missing');
    const merchant = await merchants.setLanguages(code, [...new Set(languages)], () =>
      writeAuditEntry(needs, { operator, action: 'merchant.languages', merchant: code, detail: { languages } }),
    );
    return { languages: [...merchant.profile.languages] };
  });

  consoleRoutes.handle(setSystemStatus, async ({ request: { code, systemStatus }, operator }) => {
    known(code);
    const merchant = await merchants.setSystemStatus(code, systemStatus, () =>
      writeAuditEntry(needs, { operator, action: 'merchant.status', merchant: code, detail: { systemStatus } }),
    );
    return { systemStatus: merchant.systemStatus };
  });
}
