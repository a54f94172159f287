import type { Result } from '@tessera/shared/api';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { removeCookie } from '@tessera/shared/session';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import { useRef, useState } from 'react';
import {
  endRememberedSignIn,
  endSession,
  endSessionsElsewhere,
  type OpenSession,
  useSecurityChanged,
  useSessions,
} from '../../api/security.ts';
import { deviceName } from '../../model/device-name.ts';
import { isFocusLost } from '../form/is-focus-lost.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './session-list.module.css';

/** Where the account is signed in or comes back without a password; any place but this one can be ended, and all of them at once. */
export function SessionList() {
  const { t } = useTranslation('auth');
  const drawn = useRef<HTMLUListElement>(null);
  // The button that was pressed leaves with its row.
  const ended = () => {
    const isHere = drawn.current?.parentElement?.contains(document.activeElement);
    if (isHere || isFocusLost()) drawn.current?.focus();
  };
  return (
    <ResourceView resource={useSessions()} skeleton={<Skeleton height={56} width="100%" radius="m" />}>
      {(sessions) => (
        <>
          <ul ref={drawn} className={styles.list} tabIndex={-1} aria-label={t('security.sessions.title')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id ?? `remembered ${session.remembered?.id}`}
                session={session}
                onEnded={ended}
              />
            ))}
          </ul>
          {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers onEnded={ended} />}
        </>
      )}
    </ResourceView>
  );
}

/** Ends something, says what came of it and asks for the list anew. */
function useEnding(onEnded: () => void) {
  const { writeFailure } = useMessage();
  const changed = useSecurityChanged();
  const [isEnding, setEnding] = useState(false);
  const end = async (ending: () => Promise<Result<null>>, done: string): Promise<void> => {
    setEnding(true);
    const ended = await ending();
    if (ended.ok) {
      toast.show({ tone: 'ok', title: done });
      onEnded();
    } else toast.show({ tone: 'danger', title: writeFailure(ended.error) });
    await changed();
    setEnding(false);
  };
  return { isEnding, end };
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useTranslation('auth');
  const { isEnding, end } = useEnding(onEnded);
  return (
    <Button
      isBusy={isEnding}
      className={styles.others}
      onClick={() => void end(endSessionsElsewhere, t('security.sessions.othersEnded'))}
    >
      {t('security.sessions.endOthers')}
    </Button>
  );
}

function SessionRow({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const { t } = useTranslation('auth');
  const { isEnding, end } = useEnding(onEnded);
  const { id, isCurrent, remembered } = session;
  const name = deviceName(session.userAgent) || t('security.sessions.unknown');
  const time = (ms: number) => formatDate(t('signedIn.pattern'), ms, merchant().timeZone);
  const forget = async (rememberedId: number) => {
    const ended = await endRememberedSignIn(rememberedId);
    if (ended.ok && isCurrent) removeCookie('rememberedPassword');
    return ended;
  };
  // The current session cannot be ended here, only its remembered sign-in.
  const isForgetting = isCurrent || id === null;
  const action = t(isForgetting ? 'security.sessions.forget' : 'security.sessions.end');
  const press = () => {
    if (!isForgetting) return end(() => endSession(id), t('security.sessions.ended', { name }));
    if (remembered) return end(() => forget(remembered.id), t('security.sessions.forgotten', { name }));
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {isCurrent && <Badge tone="accent">{t('security.sessions.current')}</Badge>}
        </p>
        <p className={styles.where}>{[time(session.createdAtMs), session.ip].filter(Boolean).join(' · ')}</p>
        {remembered && (
          <p className={styles.where}>{t('security.sessions.remembered', { time: time(remembered.untilMs) })}</p>
        )}
      </div>
      {(!isCurrent || remembered) && (
        <Button
          size="small"
          className={styles.end}
          isBusy={isEnding}
          aria-label={`${name}: ${action}`}
          onClick={() => void press()}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
