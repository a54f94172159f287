import {
  getConsolidatedInfo,
  getDownlineSettings,
  getIncome,
  getTeamAccounts,
  getTeamBets,
  getTeamMembers,
  getTeamMovements,
  getTeamOverview,
  getTeamTrend,
  registerDownline,
} from '@tessera/shared/wire/agent';
import type { Recorder } from './recorder.ts';

/** The demo agent reads the team's figures and registers a member and an agent. */
export async function agentAnswers({ site, take }: Recorder): Promise<void> {
  const init = { token: await site.tokenOf('agent01') };
  await take(getConsolidatedInfo, {}, init);
  await take(getTeamOverview, { period: '30d' }, init);
  await take(getTeamTrend, { period: '7d' }, init);
  const { list } = (await take(getTeamMembers, { period: '30d' }, init)) as {
    list: readonly { id: string; account: string }[];
  };
  const parentId = list.find(({ account }) => account === 'dist01')?.id;
  await take(getTeamMembers, { period: '30d', parentId }, { ...init, of: 'dist01' });
  await take(getTeamAccounts, { pageSize: 3 }, init);
  await take(getTeamAccounts, { pageSize: 1, kind: 'agent' }, { ...init, of: 'agents' });
  await take(getTeamBets, { period: '30d', pageSize: 3 }, init);
  await take(getTeamMovements, { period: '30d', pageSize: 3 }, init);
  await take(getIncome, { period: '7d' }, init);
  await take(getDownlineSettings, {}, init);
  const account = { password: 'Down1234', rebateBasisPoints: 50 };
  await take(registerDownline, { ...account, username: 'newcomer01', kind: 'member' }, { ...init, of: 'member' });
  await take(registerDownline, { ...account, username: 'newagent01', kind: 'agent' }, { ...init, of: 'agent' });
}
