import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleVipLevels } from '@tessera/shared/wire/console';
import { useConsole } from '../../api/queries.ts';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { LevelsForm } from './levels-form.tsx';

/** The VIP levels of a merchant: what each needs and gives. */
export function VipPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('vip.title')} subtitle={t('vip.subtitle')}>
      {(merchant) => <Levels merchant={merchant} />}
    </PerMerchant>
  );
}

function Levels({ merchant }: { readonly merchant: ConsoleMerchant }) {
  const resource = useConsole(getConsoleVipLevels, { code: merchant.code });
  return (
    <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={12} />}>
      {({ version, levels }) => <LevelsForm merchant={merchant} version={version} levels={levels} />}
    </ResourceView>
  );
}
