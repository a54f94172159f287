import {
  getConsoleMerchants,
  getSwitches,
  setLanguages,
  setSwitches,
  setSystemStatus,
} from '@tessera/shared/wire/console';
import { type Merchant, type SwitchNode, UnknownSwitch } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { releasedRemotes } from './released-remotes.ts';

export function answerMerchants(needs: BackOfficeNeeds): void {
  const { merchants, consoleRoutes, config } = needs;
  const released = releasedRemotes(config.registryUrl);

  /** A merchant's switches, and those of remotes that were released since, which are off until somebody asks for them. */
  async function switchesOf({ switchTree }: Merchant): Promise<readonly SwitchNode[]> {
    const names = [...(await released.switches())].filter((name) => switchTree.every(({ modId }) => modId !== name));
    return [...switchTree, ...names.map((modId): SwitchNode => ({ modId, enabled: '0', childrenNodes: [] }))];
  }

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

  consoleRoutes.handle(getSwitches, async ({ request }) => [...(await switchesOf(known(request.code)))]);

  consoleRoutes.handle(setSwitches, async ({ request: { code, changes }, operator }) => {
    known(code);
    const wanted = Object.fromEntries(changes.map(({ modId, isOn }) => [modId, isOn]));
    try {
      const also = () =>
        writeAuditEntry(needs, { operator, action: 'merchant.switches', merchant: code, detail: { wanted } });
      const merchant = await merchants.setSwitches(code, wanted, { also, released: await released.switches() });
      return [...(await switchesOf(merchant))];
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
