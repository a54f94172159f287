import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useReferralDetails, useReferralProgram } from '../../api/referral.ts';
import { FunnelPanel } from '../../features/referral/funnel-panel.tsx';
import { InvitationList } from '../../features/referral/invitation-list.tsx';
import { LinkPanel } from '../../features/referral/link-panel.tsx';
import { TermsPanel } from '../../features/referral/terms-panel.tsx';
import styles from './referral.module.css';

/** Invite friends (member centre): the link, how far invitations have come, and what they bring. */
export default function ReferralPage() {
  const { t } = useTranslation('promotions');
  const program = useReferralProgram();
  const isOffered = program.data?.isOffered ?? false;
  const details = useReferralDetails({}, { enabled: isOffered });
  return (
    <>
      <PageHeader level="centre" title={t('referral.title')} subtitle={t('referral.subtitle')} />
      <ResourceView resource={program} skeleton={<SkeletonText lines={12} />}>
        {({ terms, funnel, month }) => (
          <div className={styles.parts}>
            {isOffered ? (
              <ResourceView resource={details} skeleton={<SkeletonText lines={6} />}>
                {(own) => <LinkPanel details={own} />}
              </ResourceView>
            ) : (
              <Panel>{t('referral.closed')}</Panel>
            )}
            <FunnelPanel funnel={funnel} month={month} />
            <Panel level={2} title={t('referral.list')}>
              <InvitationList />
            </Panel>
            {terms && isOffered && <TermsPanel terms={terms} />}
          </div>
        )}
      </ResourceView>
    </>
  );
}
