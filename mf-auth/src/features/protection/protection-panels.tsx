import { isCallMissing } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useProtection } from '../../api/protection.ts';
import { BreakPart } from './break-part.tsx';
import { Consents } from './consents.tsx';

/** Taking a break, and what the site may send of its own accord; absent where the operator has no such call. */
export function ProtectionPanels() {
  const { t } = useTranslation('auth');
  const protection = useProtection();
  if (isCallMissing(protection.error)) return null;
  const skeleton = <Skeleton height={120} width="100%" radius="m" />;
  return (
    <>
      <Panel title={t('protection.break.title')} id="break">
        <ResourceView resource={protection} skeleton={skeleton}>
          {(value) => <BreakPart protection={value} />}
        </ResourceView>
      </Panel>
      {/* A failure is said once, in the panel above. */}
      {!protection.isError && (
        <Panel title={t('protection.consent.title')}>
          <ResourceView resource={protection} skeleton={skeleton}>
            {({ consents }) => <Consents consents={consents} />}
          </ResourceView>
        </Panel>
      )}
    </>
  );
}
