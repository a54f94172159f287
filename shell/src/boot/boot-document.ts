import { addPageAnswers, FIRST_ANSWERS_ID, type FirstAnswers, PLATFORM, setApiMerchant } from '@tessera/shared/api';
import { updateServerTime } from '@tessera/shared/clock';
import { i18n, operatorLanguage } from '@tessera/shared/i18n';
import { installCdns, installMerchant, installOffered } from '@tessera/shared/merchant';
import type { Boot } from '@tessera/shared/registry';
import { writeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { settleLanguage, startLanguage } from '../language/language.ts';
import { releaseMessages } from '../language/messages.ts';
import { licence, systemStatus } from '../live/server-pushes.ts';
import { installBoot } from '../remotes/live-remotes.ts';
import { followReleases } from '../remotes/used-releases.ts';

/** Installs the document's data in the modules that use it. */
export function installBootData(boot: Boot): void {
  installBoot(boot);
  followReleases();
  installMerchant(boot.merchant);
  installOffered(boot.gameCategories);
  installCdns({ images: boot.imageCDNs, launches: boot.launchGameCDNs });
  setApiMerchant(boot.merchant.code);
  writeStored('merchant', boot.merchant.name);
  writeStored('merchantCode', boot.merchant.code);
  writeStored('platform', PLATFORM);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The operator's time from the document, plus the time since the document was made.
  updateServerTime(boot.serverTime, navigation?.requestStart ?? 0, navigation?.responseStart ?? 0);
  const answers = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  const noAnswers = { language: operatorLanguage(boot.language), bodies: {} };
  addPageAnswers(answers ? (JSON.parse(answers) as FirstAnswers) : noAnswers, navigation?.responseStart);
  setSwitches(boot.switches);
  systemStatus.set(boot.status);
  licence.set(boot.licence);
}

/** Starts the texts in the language of the visitor. */
export function startTranslating({ merchant }: Boot): Promise<void> {
  const language = startLanguage(merchant);
  settleLanguage(language);
  return i18n.start({
    language,
    fallback: merchant.defaultLanguage,
    namespaces: ['shell', 'ui'],
    source: releaseMessages,
  });
}

const SETTLED_MS = 1_000;

/**
 * Runs `work` once no larger paint has come for {@link SETTLED_MS}: for files that would take the connections from the
 * first screen's calls and pictures.
 */
export function afterLargestPaint(work: () => void): void {
  let timer = setTimeout(finish, SETTLED_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, SETTLED_MS);
  });
  // A browser that does not measure it observes nothing.
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  function finish(): void {
    observer.disconnect();
    work();
  }
}
