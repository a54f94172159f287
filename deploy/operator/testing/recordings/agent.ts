import {
  createPromotionLink,
  getAgentNotices,
  getConsolidatedInfo,
  getDownlineSettings,
  getDownlineTransfers,
  getIncome,
  getPromotionLinks,
  getRebateRaises,
  getTeamAccounts,
  getTeamBets,
  getTeamMembers,
  getTeamMovements,
  getTeamOverview,
  getTeamTrend,
  raiseRebate,
  registerDownline,
} from '@tessera/shared/wire/agent';
import type { Recorder } from './recorder.ts';

/** The demo agent reads the team's figures and notices, registers accounts, makes a link and raises a rebate. */
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
  await take(getAgentNotices, {}, init);
  const link = { label: 'Telegram', rank: 'member', rebateBasisPoints: 30, expiresAtMs: null };
  await take(createPromotionLink, link, init);
  await take(getPromotionLinks, {}, init);
  if (parentId) {
    await take(getDownlineTransfers, { id: parentId }, init);
    await take(raiseRebate, { id: parentId, rebateBasisPoints: 110 }, init);
    await take(getRebateRaises, {}, init);
  }
}
