import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getSwitches } from '@tessera/shared/wire/console';
import { useConsole } from '../../api/queries.ts';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { MerchantSettings } from './merchant-settings.tsx';
import type { ChangeStore } from './use-change-store.ts';

/** A merchant's status, languages and switches. Changes wait until they are applied; then open pages follow. */
export function SwitchesPage({ store }: { readonly store: ChangeStore }) {
  const { t } = useTranslation('console');
  const labelOf = ({ code, name }: ConsoleMerchant) =>
    store.of(code).length > 0 ? `${name} (${store.of(code).length})` : name;
  return (
    <PerMerchant title={t('switches.title')} subtitle={t('switches.subtitle')} labelOf={labelOf}>
      {(merchant) => <Settings merchant={merchant} store={store} />}
    </PerMerchant>
  );
}

interface SettingsProps {
  readonly merchant: ConsoleMerchant;
  readonly store: ChangeStore;
}

function Settings(props: SettingsProps) {
  const tree = useConsole(getSwitches, { code: props.merchant.code });
  return (
    <ResourceView resource={tree} skeleton={<SkeletonText lines={10} />}>
      {(nodes) => <MerchantSettings {...props} nodes={nodes} />}
    </ResourceView>
  );
}
