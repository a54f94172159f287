import { useTranslation } from '@tessera/shared/i18n';
import { type QueryLike, type ResourceState, ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useDownlineSettings, useRegisterRules } from '../../api/registration.ts';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { LinksPage } from '../../features/links/links-page.tsx';
import { RegistrationPage, RegistrationSkeleton } from '../../features/registration/registration-form.tsx';

const views = ['account', 'links'] as const;

/** Register account: opens an account right below one's own, or makes a link with which people register themselves. */
export default function RegisterAccountPage() {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const view = params.get('view') === 'links' ? 'links' : 'account';
  return (
    <CentrePage
      title={t('menu.register')}
      actions={
        <Segmented
          label={t('register.view')}
          segments={views.map((value) => ({ value, label: t(`register.views.${value}`) }))}
          value={view}
          onChange={(next) => change(new URLSearchParams(next === 'links' ? { view: next } : {}))}
        />
      }
    >
      {view === 'links' ? <LinksPage /> : <AccountForm />}
    </CentrePage>
  );
}

function AccountForm() {
  const settings = useDownlineSettings();
  const rules = useRegisterRules();
  return (
    <ResourceView resource={bothOf(settings, rules)} skeleton={<RegistrationSkeleton />} isEmpty={() => false}>
      {([allowed, measured]) => <RegistrationPage settings={allowed} rules={measured} />}
    </ResourceView>
  );
}

/** Two answers that one view needs: ready when both are, failed when either is, with one retry for what failed. */
function bothOf<One, Other>(one: QueryLike<One>, other: QueryLike<Other>): ResourceState<readonly [One, Other]> {
  if (one.data !== undefined && other.data !== undefined) return { status: 'ready', value: [one.data, other.data] };
  const failed = [one, other].filter(({ status, data }) => status === 'error' && data === undefined);
  if (failed.length === 0) return { status: 'loading' };
  return {
    status: 'failed',
    cause: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    isRetrying: failed.some(({ isFetching }) => isFetching === true),
  };
}
