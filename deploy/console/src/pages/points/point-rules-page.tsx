import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsolePointRules } from '@tessera/shared/wire/console';
import { useConsole } from '../../api/queries.ts';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { NewReward } from './new-reward.tsx';
import { RatesForm } from './rates-form.tsx';

/** What a merchant's points are: how they are earned and what they are worth, and a form for more rewards. */
export function PointRulesPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('pointRules.title')} subtitle={t('points.rates.note')}>
      {(merchant) => (
        <>
          <Rates merchant={merchant} />
          <NewReward merchant={merchant} />
        </>
      )}
    </PerMerchant>
  );
}

function Rates({ merchant }: { readonly merchant: ConsoleMerchant }) {
  const resource = useConsole(getConsolePointRules, { code: merchant.code });
  return (
    <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={8} />}>
      {({ version, rules }) => <RatesForm merchant={merchant} version={version} rules={rules} />}
    </ResourceView>
  );
}
