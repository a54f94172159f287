import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { TabPanel, Tabs } from '@tessera/shared/ui/tabs';
import { ReadyRewards } from '../../features/rewards/ready-rewards.tsx';
import { port } from '../../port.ts';
import { type RewardTab, rewardTabs } from './reward-tabs.ts';

const ready: RewardTab = { key: 'ready', label: 'rewards.ready', Body: ReadyRewards };
const tabs: readonly RewardTab[] = [ready, ...rewardTabs];

/** Reward centre (member centre): everything that can be claimed now, and a tab for each other kind of reward. */
export default function RewardCenterPage() {
  const { t } = useTranslation('promotions');
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get('tab');
  // The record has every kind of reward as a bonus; without it, what promotions have credited is left.
  const history = useSwitch('MEMTRANS3') ? 'transactionHistory?type=bonus&period=year' : 'bonusDetails';
  const { key, Body } = tabs.find((tab) => tab.key === asked) ?? ready;
  return (
    <>
      <PageHeader
        level="centre"
        title={t('rewards.title')}
        subtitle={t('rewards.subtitle')}
        actions={
          <Button size="small" onClick={() => void port.ask('open-centre', { centre: 'member', page: history })}>
            {t('rewards.history')}
          </Button>
        }
      />
      {tabs.length === 1 ? (
        <Body />
      ) : (
        <Tabs
          label={t('rewards.title')}
          tabs={tabs.map((tab) => ({ value: tab.key, label: t(tab.label) }))}
          value={key}
          onChange={(next) => navigate(`${pathname}?tab=${next}`, { state, replace: true })}
        >
          <TabPanel value={key}>
            <Body />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}
