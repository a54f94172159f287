import { followSignOuts, installPayloadCipher, jweCipher, PLATFORM, setApiMerchant } from '@tessera/shared/api';
import { updateServerTime } from '@tessera/shared/clock';
import { installDialogHost } from '@tessera/shared/dialogs';
import { bus, onBusFault } from '@tessera/shared/events';
import { startI18n } from '@tessera/shared/i18n';
import { installIntentRouter } from '@tessera/shared/intents';
import { installCdns, installMerchant } from '@tessera/shared/merchant';
import type { Boot, PageShell } from '@tessera/shared/registry';
import { goTo } from '@tessera/shared/router';
import { forgetSealedPassword, writeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { whenIdle } from '@tessera/shared/when-idle';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepareFirstPage } from './boot/first-page.ts';
import { openDialog, showMessage } from './dialogs/dialog-stack.ts';
import { lockPage } from './dialogs/page-lock.tsx';
import { routeIntent } from './intents/intent-routing.ts';
import { settleLanguage, startLanguage } from './language/language.ts';
import { releaseMessages } from './language/messages.ts';
import { online } from './live/online.ts';
import { connectReactions } from './live/reactions.ts';
import { restoreUntilAnswered } from './live/restore-until-answered.ts';
import { followServer, systemStatus } from './live/server-pushes.ts';
import { type ContractSource, installContractSource } from './remotes/contract-source.ts';
import { installBoot } from './remotes/live-remotes.ts';
import { ownScrollRestoration } from './routing/scroll-memory.ts';
import { followTheme } from './theme/theme.ts';

/** The start of a page, from the boot document to the first render (spec §4). */
export async function bootstrap(boot: Boot, contracts: ContractSource): Promise<void> {
  installBootData(boot);
  followTheme();
  ownScrollRestoration();

  installContractSource(contracts);
  installPayloadCipher(jweCipher(boot.publicKey));
  installIntentRouter(routeIntent);
  installDialogHost({ openDialog, showMessage, lockPage });
  onBusFault((fault) => console.error('[events]', fault));

  const translating = startTranslating(boot);
  // Restoring the session and loading the first page run in parallel.
  restoreUntilAnswered();
  followSignOuts();
  goHomeOnSignOut();
  await Promise.all([translating, prepareFirstPage(window.location.pathname)]);

  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  connectReactions();
  followServer();
  linkFonts(boot.shell);
  whenIdle(forgetSealedPassword);
  whenIdle(storeFacts);
}

/** Installs the document's data in the modules that use it. */
function installBootData(boot: Boot): void {
  installBoot(boot);
  installMerchant(boot.merchant);
  installCdns({ images: boot.imageCDNs, launches: boot.launchGameCDNs });
  setApiMerchant(boot.merchant.code);
  writeStored('merchant', boot.merchant.name);
  writeStored('merchantCode', boot.merchant.code);
  writeStored('platform', PLATFORM);
  setBootTime(boot.serverTime);
  setSwitches(boot.switches);
  systemStatus.set(boot.status);
}

/**
 * Sets the operator's time from the document, plus the time since the document was made, from the navigation timing.
 */
function setBootTime(serverMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  updateServerTime(serverMs, navigation?.requestStart ?? 0, navigation?.responseStart ?? 0);
}

function startTranslating({ merchant }: Boot): Promise<void> {
  const language = startLanguage(merchant);
  settleLanguage(language);
  return startI18n({
    language,
    fallback: merchant.defaultLanguage,
    namespaces: ['shell', 'ui'],
    source: releaseMessages,
  });
}

/** A sign-out by the user leads home (spec §4); an expired token stays on the page (wire-facts). */
function goHomeOnSignOut(): void {
  bus.on('auth:signed-out', 'shell').subscribe(({ reason }) => {
    if (reason === 'chosen') goTo('/');
  });
}

/** Links the brand's fonts after the first paint; until then text uses a fallback font of the same width. */
function linkFonts(shell: PageShell): void {
  for (const file of shell.fonts) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${shell.base}${file}`;
    document.head.append(link);
  }
}

/** Loads the code that stores session facts; if it fails, nothing visible is missing. */
function storeFacts(): void {
  online()
    .then(() => import('./live/session-facts.ts'))
    .then(({ storeSessionFacts }) => storeSessionFacts())
    .catch((cause: unknown) => console.error('[session]', cause));
}
