import { call } from '@tessera/shared/api';
import { readStored, type SessionState, session$, sessionState, writeStored } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { agentFlags, getConsolidatedInfo } from '@tessera/shared/wire/agent';
import { getSettings } from '@tessera/shared/wire/system';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';
import { keepRouters } from './routers.ts';

/**
 * Asks for what the session storage holds of the merchant and of the account (spec §3), each once a session, and never
 * while somebody waits. After a sign-out nothing is written again: only the merchant stays (spec §4).
 * Answers how to stop.
 */
export function keepSessionFacts(): () => void {
  let isFirst = true;
  const subscription = session$.subscribe((session) => {
    if (session.role === 'restoring') return;
    if (isFirst || 'member' in session) void fill(session);
    isFirst = false;
  });
  return () => subscription.unsubscribe();
}

async function fill(session: SessionState): Promise<void> {
  const isStill = () => sessionState() === session;
  if (readStored('settings') === undefined) await call(getSettings, {});
  if (readStored('routers') === undefined) await keepRouters(isStill);
  if (!('member' in session) || !isStill()) return;
  if (readStored('merchantWallet') === undefined) await call(getMerchantWallet, { isSingle: true });
  // Spec §6: consolidated data is asked for with AGENTPOLICY3 only.
  if (session.role === 'agent' && isSwitchOn('AGENTPOLICY3')) await keepAgentFlags(session);
}

async function keepAgentFlags(session: SessionState): Promise<void> {
  const answer = await call(getConsolidatedInfo, {});
  if (!answer.ok || sessionState() !== session) return;
  const { salary, enableCt } = agentFlags(answer.value);
  writeStored('enableSalary', salary);
  writeStored('enableContract', enableCt);
}
