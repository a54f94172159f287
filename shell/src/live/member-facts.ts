import { call } from '@tessera/shared/api';
import { readStored, type SessionState, sessionState, writeStored } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { agentFlags, getConsolidatedInfo } from '@tessera/shared/wire/agent';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';

/** Fetches what only signed-in pages need: wallets once, and for agents whether they have contracts. */
export async function storeMemberFacts(session: SessionState): Promise<void> {
  if (readStored('merchantWallet') === undefined) await call(getMerchantWallet, { isSingle: true });
  // Spec §6: consolidated data is fetched with AGENTPOLICY3 only.
  if (session.role === 'agent' && isSwitchOn('AGENTPOLICY3')) await storeAgentFlags(session);
}

async function storeAgentFlags(session: SessionState): Promise<void> {
  const answer = await call(getConsolidatedInfo, {});
  if (!answer.ok || sessionState() !== session) return;
  const { salary, enableCt } = agentFlags(answer.value);
  writeStored('enableSalary', salary);
  writeStored('enableContract', enableCt);
}
