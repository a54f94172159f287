import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { NewAccount } from './new-account.tsx';
import { NewGames } from './new-games.tsx';
import { NewMerchant } from './new-merchant.tsx';

/** The first steps of an operator without demo data: a merchant, its accounts, and games from a file. */
export function SetUpPage() {
  const { t } = useTranslation('console');
  return (
    <>
      <PageHeader title={t('setUp.title')} />
      <Panel>
        <NewMerchant />
      </Panel>
      <Panel>
        <NewAccount />
      </Panel>
      <Panel>
        <NewGames />
      </Panel>
    </>
  );
}
