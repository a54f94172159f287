import {
  getConsoleMerchants,
  getSwitches,
  setLanguages,
  setSwitches,
  setSystemStatus,
} from '@tessera/shared/wire/console';
import type { OperatorContext } from '../context.ts';
import type { Merchant } from '../domains/merchants/merchant.ts';
import { UnknownSwitch } from '../domains/merchants/merchants.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { noteDeed } from './console-log.ts';
import type { ConsoleRoutes } from './console-routes.ts';

export function answerMerchants(context: OperatorContext, routes: ConsoleRoutes): void {
  const { merchants } = context;

  function known(code: string): Merchant {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  }

  routes.handle(getConsoleMerchants, async () =>
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

  routes.handle(getSwitches, async ({ request }) => [...known(request.code).switchTree]);

  routes.handle(setSwitches, async ({ request: { code, changes }, operator }) => {
    known(code);
    const wanted = Object.fromEntries(changes.map(({ modId, isOn }) => [modId, isOn]));
    try {
      const merchant = await merchants.setSwitches(code, wanted);
      await noteDeed(context, operator, 'merchant.switches', { code, wanted });
      return [...merchant.switchTree];
    } catch (cause) {
      if (cause instanceof UnknownSwitch) throw new Refusal(400, 'switch.unknown');
      throw cause;
    }
  });

  routes.handle(setLanguages, async ({ request: { code, languages }, operator }) => {
    if (!languages.some((language) => language === known(code).profile.defaultLanguage))
      throw new Refusal(400, 'language.default.missing');
    const merchant = await merchants.setLanguages(code, [...new Set(languages)]);
    await noteDeed(context, operator, 'merchant.languages', { code, languages });
    return { languages: [...merchant.profile.languages] };
  });

  routes.handle(setSystemStatus, async ({ request: { code, systemStatus }, operator }) => {
    known(code);
    const merchant = await merchants.setSystemStatus(code, systemStatus);
    await noteDeed(context, operator, 'merchant.status', { code, systemStatus });
    return { systemStatus: merchant.systemStatus };
  });
}
