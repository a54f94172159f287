import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { endSession, type OpenSession, useSecurityChanged, useSessions } from '../../api/security.ts';
import { deviceName } from '../../model/device-name.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './session-list.module.css';

/** Where the account is signed in; any place but this one can be ended. */
export function SessionList() {
  return (
    <ResourceView resource={useSessions()} skeleton={<Skeleton height={56} width="100%" radius="m" />}>
      {(sessions) => (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </ResourceView>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const changed = useSecurityChanged();
  const [isEnding, setEnding] = useState(false);
  const name = deviceName(session.userAgent) || t('security.sessions.unknown');
  const end = async () => {
    setEnding(true);
    const ended = await endSession(session.id);
    if (ended.ok) toast.show({ tone: 'ok', title: t('security.sessions.ended', { name }) });
    else toast.show({ tone: 'danger', title: writeFailure(ended.error) });
    await changed();
    setEnding(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.where}>
          {[formatDate(t('signedIn.pattern'), session.createdAtMs, merchant().timeZone), session.ip]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="accent">{t('security.sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          className={styles.end}
          isBusy={isEnding}
          aria-label={`${name}: ${t('security.sessions.end')}`}
          onClick={() => void end()}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
