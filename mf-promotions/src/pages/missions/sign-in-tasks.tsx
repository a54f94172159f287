import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { useClaimPromotion } from '../../api/promotions.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './missions.module.css';

/** The day's sign-ins as tasks; absent where the merchant has none. */
export function SignInTasks({ signIns }: { readonly signIns: readonly Promotion[] }) {
  if (signIns.length === 0) return null;
  return (
    <ul className={styles.list}>
      {signIns.map((promotion) => (
        <Task key={promotion.id} promotion={promotion} />
      ))}
    </ul>
  );
}

function Task({ promotion: { id, title, own } }: { readonly promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const { mutate, isPending, error } = useClaimPromotion();
  if (!own?.signIn) return null;
  const { next, nextAtMs } = own.signIn;
  const label = t('own.claim', { amount: full(next) });
  return (
    <li className={styles.mission}>
      <span className={styles.text}>
        <Link to={detailPath(id)} className={styles.title}>
          {title}
        </Link>
        {own.state === 'signed' && (
          <span className={styles.small}>
            {t('signIn.next', { amount: full(next), time: date('dayAndClock', nextAtMs) })}
          </span>
        )}
        {error && (
          <span className={styles.problem} role="alert">
            {reason(error)}
          </span>
        )}
      </span>
      <span className={styles.side}>
        {own.state === 'signed' ? (
          <Badge tone="ok">{t('missions.state.claimed')}</Badge>
        ) : (
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => mutate({ promotionId: id })}
            aria-label={`${title}: ${label}`}
          >
            {label}
          </Button>
        )}
      </span>
    </li>
  );
}
