import { type ReactNode, useState } from 'react';
import { forgetSignedOut } from '../api/open-requests.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Messages } from '../i18n/translator.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { installOffered } from '../merchant/offered.ts';
import { installMerchant } from '../merchant/store.ts';
import { installQueries, QueryClient, QueryClientProvider } from '../query/index.ts';
import { memoryHistory } from '../router/history.ts';
import { Router } from '../router/router.tsx';
import { ownCalls } from '../session/own-calls.ts';
import { enterMember, leaveSession } from '../session/session.ts';
import type { Member } from '../session/state.ts';
import { storeToken } from '../session/token.ts';

const aurora: Merchant = {
  code: 'aurora',
  name: 'Aurora',
  brand: 'aurora',
  currency: 'P',
  languages: ['ko', 'en'],
  defaultLanguage: 'ko',
  timeZone: 'Asia/Seoul',
};

/** Lists of lottery games, of all of which the merchant has some. */
const everyList = ['LOTT', 'ELOTT', 'SEA', 'VN', 'VN-LOTT', 'VN-ZY'];

/** Sets up a page as the shell does: the merchant, and real messages by namespace, in one language. */
export async function startTestPage(
  messages: Readonly<Record<string, Messages>>,
  options: { merchant?: Partial<Merchant>; language?: string; offered?: readonly string[] } = {},
): Promise<void> {
  installMerchant({ ...aurora, ...options.merchant });
  installOffered(options.offered ?? everyList);
  const language = options.language ?? 'ko';
  if (!i18n.language) await i18n.start({ language, fallback: language, namespaces: [], source: async () => ({}) });
  // Without these the parts of the kit would wait for their texts.
  if (!i18n.has('ui', language)) i18n.add(language, 'ui', {});
  for (const [namespace, texts] of Object.entries(messages)) i18n.add(language, namespace, texts);
  i18n.setLanguage(language);
}

const ada: Member = {
  id: '1',
  account: 'ada01',
  nickname: 'ada01',
  type: 0,
  toUpline: false,
  regDate: 0,
  clubLabel: { labelName: '', rankLevel: 1 },
  memberLabel: [],
  ownCalls: [...ownCalls],
};

/** Signs in without a call: type 0 a member, 4 a trial account, 1 an agent (spec §6). */
export function signInForTest(member: Partial<Member> = {}): void {
  storeToken('test-token');
  enterMember({ ...ada, ...member });
}

/** Signs out and cleans up for the next test. */
export function leaveForTest(): void {
  leaveSession('chosen');
  forgetSignedOut();
}

/** The router at a path, without the browser's history. */
export function MemoryRouter({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [history] = useState(() => memoryHistory(path));
  return <Router history={history}>{children}</Router>;
}

/** The environment of a remote on the site: server data without retries, and a path. */
export function TestPage({ children, path = '/' }: { children: ReactNode; path?: string }) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  installQueries(queries);
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter path={path}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
