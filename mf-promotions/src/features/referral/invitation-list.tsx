import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { InviteIcon } from '@tessera/shared/ui/icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { Progress } from '@tessera/shared/ui/progress';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import type { ReferralStatus } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
import { type Invitation, invitationsPerPage, useInvitations } from '../../api/referral.ts';
import styles from './referral.module.css';

const tones: Readonly<Record<string, BadgeTone>> & Readonly<Record<ReferralStatus, BadgeTone>> = {
  registered: 'info',
  qualified: 'accent',
  paid: 'ok',
  refused: 'neutral',
};

/** Whom the member has invited, under masked names, with what is missing and why something is not rewarded. */
export function InvitationList() {
  const { t } = useTranslation('promotions');
  const [page, setPage] = useState(1);
  return (
    <ResourceView
      resource={useInvitations(page)}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon={<InviteIcon />} title={t('referral.none')} detail={t('referral.noneDetail')} />}
    >
      {({ list, total }) => (
        <>
          <ul className={styles.invitations}>
            {list.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {total > invitationsPerPage && (
            <Pagination page={page} pageSize={invitationsPerPage} total={total} onChange={setPage} />
          )}
        </>
      )}
    </ResourceView>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { name, status, reason, staked, stake, reward, registeredAtMs, untilMs, payFromMs } = invitation;
  const note = () => {
    if (reason) return t(`referral.reason.${reason}`);
    if (status === 'qualified' && payFromMs !== null)
      return t('referral.payAt', { time: date('dayAndClock', payFromMs) });
    if (status === 'registered' && untilMs !== null) return t('referral.until', { time: date('dayAndClock', untilMs) });
    return undefined;
  };
  return (
    <li className={styles.invitation}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{t('referral.registeredAt', { time: date('fullDay', registeredAtMs) })}</span>
        <Badge tone={tones[status] ?? 'neutral'}>{t(`referral.status.${status}`)}</Badge>
        {reward !== null && <span className={styles.reward}>{full(reward)}</span>}
      </div>
      {status === 'registered' && stake !== null && (
        <Progress
          label={t('referral.progress')}
          ratio={staked / stake}
          valueText={t('referral.progressOf', { staked: full(staked), stake: full(stake) })}
        />
      )}
      {note() && <p className={styles.note}>{note()}</p>}
    </li>
  );
}
