import type { PictureLoad } from '@tessera/shared/art/game-art';
import { useServerNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { ButtonLink } from '@tessera/shared/ui/button';
import { CheckIcon } from '@tessera/shared/ui/icons';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { cardFoot } from '../../model/member-status.ts';
import type { Promotion } from '../../model/promotion.ts';
import { PromotionArt } from '../art/promotion-art.tsx';
import { detailPath } from './detail-path.ts';
import styles from './promotion-card.module.css';

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly badges: { readonly category?: string; readonly rolling?: string };
  /** Of its picture. */
  readonly load?: PictureLoad;
}

/** Art, what it is, until when; the button says the state and leads to the conditions. */
export function PromotionCard({ promotion, badges, load }: PromotionCardProps) {
  const { t } = useTranslation('promotions');
  const date = useCardDate();
  const to = detailPath(promotion.id);
  return (
    <article className={styles.card}>
      <PromotionArt art={promotion.art} load={load} className={styles.art} />
      <div className={styles.body}>
        <p className={styles.badges}>
          {badges.category && <Badge tone="accent">{badges.category}</Badge>}
          {badges.rolling && <Badge>{badges.rolling}</Badge>}
        </p>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {promotion.title}
          </Link>
        </h2>
        <Value promotion={promotion} />
        <div className={styles.foot}>
          <span className={styles.date}>{date(promotion)}</span>
          <Foot promotion={promotion} to={to} label={(key) => t(key)} />
        </div>
      </div>
    </article>
  );
}

/** The one figure of the card; an announcement has its first sentence instead. */
function Value({ promotion: { kind, cap, summary } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const text =
    cap === null ? summary : t(kind === 'cashback' ? 'card.cashbackUpTo' : 'card.upTo', { amount: full(cap) });
  return <p className={styles.value}>{text}</p>;
}

interface FootProps {
  readonly promotion: Promotion;
  readonly to: string;
  readonly label: (key: string) => string;
}

function Foot({ promotion, to, label }: FootProps) {
  const { role } = useSession();
  const foot = cardFoot(promotion, useServerNow(), role === 'trial');
  if (foot.kind === 'badge') {
    return (
      <Badge
        tone={foot.tone}
        className={styles.state}
        icon={foot.tone === 'ok' ? <CheckIcon aria-hidden /> : undefined}
      >
        {label(foot.label)}
      </Badge>
    );
  }
  return (
    <ButtonLink
      variant={foot.kind === 'invite' ? 'primary' : 'neutral'}
      size="small"
      className={styles.button}
      render={<Link to={to} />}
    >
      <VisuallyHidden>{`${promotion.title}: `}</VisuallyHidden>
      {label(foot.label)}
    </ButtonLink>
  );
}

/** When it begins, pays or ends: a date, never a countdown. */
function useCardDate(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const nowMs = useServerNow();
  return ({ schedule, startsAtMs, endsAtMs }) => {
    if (startsAtMs > nowMs) return t('card.from', { date: date('day', startsAtMs) });
    if (endsAtMs !== null) return t('card.until', { date: date('day', endsAtMs - 1) });
    if (schedule) return t(schedule === 'daily' ? 'card.paidDaily' : 'card.paidMonday');
    return t('card.always');
  };
}
