import { isCallMissing } from '@tessera/shared/api';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { shownAccount, useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useProfile } from '../../api/profile.ts';
import { usePasskeys, useSecurityConfig, useSessions } from '../../api/security.ts';
import { Passkeys } from '../../features/passkeys/passkeys.tsx';
import { PictureSetting } from '../../features/picture/picture-setting.tsx';
import { AccountPanel } from '../../features/profile/account-panel.tsx';
import { ProfileRow } from '../../features/profile/profile-row.tsx';
import { ProtectionPanels } from '../../features/protection/protection-panels.tsx';
import { SecuritySettings, SettingsSkeleton } from '../../features/security/security-settings.tsx';
import { SessionList } from '../../features/security/session-list.tsx';
import styles from './security-center.module.css';

/** The member's own account: its security settings, what signs in to it, and where it is signed in. */
export default function SecurityCenterPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const config = useSecurityConfig();
  const passkeys = usePasskeys();
  const sessions = useSessions();
  const profile = useProfile();
  const hasPicture = useSwitch('PROFPIC3');
  const previous = config.data?.previousSignInMs;
  const account = 'member' in session ? session.member.account : '';
  const time = previous ? formatDate(t('signedIn.pattern'), previous, merchant().timeZone) : undefined;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <PageHeader
          level="centre"
          title={t('security.title')}
          subtitle={[shownAccount(account), time && t('signedIn.previous', { time })].filter(Boolean).join(' · ')}
        />
      </div>
      {(hasPicture || !isCallMissing(profile.error)) && (
        <Panel title={t('picture.panel')}>
          {hasPicture && <PictureSetting />}
          <ProfileRow />
        </Panel>
      )}
      <Panel title={t('security.guards')}>
        {isCallMissing(config.error) ? (
          <SecuritySettings config={{}} />
        ) : (
          <ResourceView resource={config} skeleton={<SettingsSkeleton />}>
            {(value) => <SecuritySettings config={value} />}
          </ResourceView>
        )}
      </Panel>
      {!isCallMissing(passkeys.error) && (
        <Panel title={t('security.passkeys.title')}>
          <ResourceView
            resource={passkeys}
            skeleton={<Skeleton height={48} width="100%" radius="m" />}
            empty={<Passkeys passkeys={[]} />}
          >
            {(value) => <Passkeys passkeys={value} />}
          </ResourceView>
        </Panel>
      )}
      {!isCallMissing(sessions.error) && (
        <Panel title={t('security.sessions.title')}>
          <SessionList />
        </Panel>
      )}
      <ProtectionPanels />
      <AccountPanel />
    </div>
  );
}
