import { followSignOuts, installPayloadCipher, jweCipher, PLATFORM, setApiMerchant } from '@tessera/shared/api';
import { atRest } from '@tessera/shared/at-rest';
import { installDialogHost } from '@tessera/shared/dialogs';
import { onBusFault } from '@tessera/shared/events';
import { startI18n } from '@tessera/shared/i18n';
import { installIntentRouter } from '@tessera/shared/intents';
import { installCdns, installMerchant } from '@tessera/shared/merchant';
import type { Boot } from '@tessera/shared/registry';
import { forgetSealedPassword, writeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { learnBootTime } from './boot/boot-time.ts';
import { prepareFirstPage } from './boot/first-page.ts';
import { linkFonts } from './boot/link-fonts.ts';
import { openDialog, showMessage } from './dialogs/dialog-stack.ts';
import { holdPage } from './dialogs/page-lock.ts';
import { routeIntent } from './intents/intent-routing.ts';
import { settleLanguage, startLanguage } from './language/language.ts';
import { releaseMessages } from './language/messages.ts';
import { online } from './live/online.ts';
import { connectReactions } from './live/reactions.ts';
import { restoreUntilKnown } from './live/restore-until-known.ts';
import { followServer, systemStatus } from './live/server-pushes.ts';
import { goHomeOnSignOut } from './live/sign-outs.ts';
import { type ContractSource, installContractSource } from './remotes/contract-source.ts';
import { installBoot } from './remotes/live-remotes.ts';
import { ownScrollRestoration } from './routing/scroll-memory.ts';
import { followTheme } from './theme/theme.ts';

/** The start of a page, from the boot document to the first render (spec §4). */
export async function bootstrap(boot: Boot, contracts: ContractSource): Promise<void> {
  takeIn(boot);
  followTheme();
  ownScrollRestoration();

  installContractSource(contracts);
  installPayloadCipher(jweCipher(boot.publicKey));
  installIntentRouter(routeIntent);
  installDialogHost({ openDialog, showMessage, holdPage });
  onBusFault((fault) => console.error('[events]', fault));

  const translating = startTranslating(boot);
  // Who is here is asked while the first page loads; neither waits for the other.
  restoreUntilKnown();
  followSignOuts();
  goHomeOnSignOut();
  await Promise.all([translating, prepareFirstPage(window.location.pathname)]);

  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  connectReactions();
  followServer();
  linkFonts(boot.shell);
  atRest(forgetSealedPassword);
  atRest(keepFacts);
}

/** Puts what the document brought where the page's modules look for it. */
function takeIn(boot: Boot): void {
  installBoot(boot);
  installMerchant(boot.merchant);
  installCdns({ images: boot.imageCDNs, launches: boot.launchGameCDNs });
  setApiMerchant(boot.merchant.code);
  writeStored('merchant', boot.merchant.name);
  writeStored('merchantCode', boot.merchant.code);
  writeStored('platform', PLATFORM);
  learnBootTime(boot.serverTime);
  setSwitches(boot.switches);
  systemStatus.set(boot.status);
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

/** What the session storage holds besides; without its code the page has everything that anybody sees. */
function keepFacts(): void {
  online()
    .then(() => import('./live/session-facts.ts'))
    .then(({ keepSessionFacts }) => keepSessionFacts())
    .catch((cause: unknown) => console.error('[session]', cause));
}
