import { call } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { readStored, type SessionState, sessionState, setContractKinds, writeStored } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { agentFlags, contractKindsOf, getConsolidatedInfo } from '@tessera/shared/wire/agent';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';

/** Fetches what only signed-in pages need: wallets once, and for agents whether they have contracts. */
export async function storeMemberFacts(session: SessionState): Promise<void> {
  if (readStored('merchantWallet') === undefined) await call(getMerchantWallet, { isSingle: true });
  followContracts();
  await storeAgentFlags(session);
}

let isFollowing = false;

/** A contract that was offered, accepted or ended, by whomever, changes the agent centre of an open page. */
function followContracts(): void {
  if (isFollowing) return;
  isFollowing = true;
  bus.on('shell:account-changed', 'shell').subscribe(({ kinds }) => {
    if (kinds.includes('contract'))
      storeAgentFlags(sessionState()).catch((cause: unknown) => console.error('[session]', cause));
  });
}

async function storeAgentFlags(session: SessionState): Promise<void> {
  // Spec §6: consolidated data is fetched with AGENTPOLICY3 only.
  if (session.role !== 'agent' || !isSwitchOn('AGENTPOLICY3')) return;
  const answer = await call(getConsolidatedInfo, {});
  if (!answer.ok || sessionState() !== session) return;
  const flags = agentFlags(answer.value);
  writeStored('enableSalary', flags.salary);
  writeStored('enableContract', flags.enableCt);
  setContractKinds(contractKindsOf(flags));
}
