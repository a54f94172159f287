import { call } from '@tessera/shared/api';
import { readStored, type SessionState, sessionState, writeStored } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { agentFlags, getConsolidatedInfo } from '@tessera/shared/wire/agent';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';

/** What only a page with somebody signed in asks for: wallets once, and for an agent what there is of contracts. */
export async function keepMemberFacts(session: SessionState): Promise<void> {
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
