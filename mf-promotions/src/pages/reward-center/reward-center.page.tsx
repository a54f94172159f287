import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PromotionsIcon } from '@tessera/shared/ui/icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { type CashbackDay, useCashback } from '../../api/cashback.ts';
import { useClaimPromotion, usePromotions } from '../../api/promotions.ts';
import { detailPath } from '../../features/card/detail-path.ts';
import { useClaim } from '../../features/cashback/use-claim.ts';
import { announceCredit, useNews } from '../../features/own-part/announcements.ts';
import type { Promotion } from '../../model/promotion.ts';
import { cashRewards, type Reward, readyRewards, waitingRewards } from '../../model/rewards.ts';
import { port } from '../../port.ts';
import styles from './reward-center.module.css';

/** Reward centre (member centre): everything that can be claimed now, and what has to wait. */
export default function RewardCenterPage() {
  const { t } = useTranslation('promotions');
  const promotions = usePromotions();
  useNews(promotions.data);
  const { role } = useSession();
  const hasCashback = useSwitch('MANPLAYREB3') && (role === 'member' || role === 'agent');
  const days = (useCashback(1, { enabled: hasCashback }).data?.list ?? []).filter(({ status }) => status === 'open');
  return (
    <>
      <PageHeader
        level="centre"
        title={t('rewards.title')}
        subtitle={t('rewards.subtitle')}
        actions={
          <Button size="small" onClick={() => void port.ask('open-centre', { centre: 'member', page: 'bonusDetails' })}>
            {t('rewards.history')}
          </Button>
        }
      />
      <ResourceView
        resource={promotions}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={(list) => days.length + readyRewards(list).length + waitingRewards(list).length === 0}
        empty={<EmptyState icon={<PromotionsIcon />} title={t('rewards.empty')} detail={t('rewards.emptyDetail')} />}
      >
        {(list) => <Rewards promotions={list} days={hasCashback ? days : []} />}
      </ResourceView>
    </>
  );
}

interface RewardsProps {
  readonly promotions: readonly Promotion[];
  /** Days whose cashback can be claimed. */
  readonly days: readonly CashbackDay[];
}

function Rewards({ promotions, days }: RewardsProps) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { mutateAsync } = useClaimPromotion();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<{ readonly id: string; readonly cause: Error }>();
  const rewards = readyRewards(promotions);
  const waiting = waitingRewards(promotions);
  const cash = cashRewards(rewards);
  const cashback = useClaim();

  /** One after the other; what could not be claimed says why, and the others are claimed all the same. */
  async function claim(chosen: readonly Reward[]) {
    setFailed(undefined);
    setClaiming(chosen.map(({ promotion }) => promotion.id));
    for (const { promotion } of chosen) {
      try {
        const { isCredited, own } = await mutateAsync({ promotionId: promotion.id });
        if (isCredited && own.wagering) announceCredit(promotion.id, own.wagering.claimId);
      } catch (cause) {
        setFailed({ id: promotion.id, cause: cause as Error });
      }
    }
    setClaiming([]);
  }

  async function claimAll() {
    for (const day of days) await cashback.claim(day);
    await claim(cash);
  }
  return (
    <>
      {cash.length + days.length > 1 && (
        <div className={styles.all}>
          <Button isBusy={claiming.length > 1} onClick={() => void claimAll()}>
            {t('rewards.claimAll', { count: cash.length + days.length })}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {rewards.map((reward) => (
          <RewardRow
            key={reward.promotion.id}
            reward={reward}
            isBusy={claiming.includes(reward.promotion.id)}
            problem={failed?.id === reward.promotion.id ? reason(failed.cause) : undefined}
            onClaim={() => void claim([reward])}
          />
        ))}
        {days.map((day) => (
          <CashbackRow
            key={day.id}
            day={day}
            isBusy={cashback.isClaiming(day)}
            problem={cashback.problemOf(day)}
            onClaim={() => void cashback.claim(day)}
          />
        ))}
        {waiting.map((promotion) => (
          <li key={promotion.id} className={styles.row}>
            <span className={styles.text}>
              <Link to={detailPath(promotion.id)} className={styles.title}>
                {promotion.title}
              </Link>
              <span className={styles.note}>{reason(promotion.own?.reasonCode ?? '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CashbackRowProps extends Omit<RewardRowProps, 'reward'> {
  readonly day: CashbackDay;
}

/** The cashback of a day. */
function CashbackRow({ day, isBusy, problem, onClaim }: CashbackRowProps) {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const label = t('own.claim', { amount: full(day.amount) });
  const name = `${t('cashback.title')} ${day.day}`;
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span className={styles.title}>{name}</span>
        <span className={styles.note}>{t('own.noteCash')}</span>
        <span className={styles.note}>{t('cashback.until', { time: date('dayAndClock', day.claimUntilMs) })}</span>
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
      <Button variant="primary" isBusy={isBusy} onClick={onClaim} aria-label={`${name}: ${label}`}>
        {label}
      </Button>
    </li>
  );
}

interface RewardRowProps {
  readonly reward: Reward;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onClaim: () => void;
}

/** One reward: what it is, what it asks for, and its claim. */
function RewardRow({ reward, isBusy, problem, onClaim }: RewardRowProps) {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  const { promotion, amount, requiredTurnover, claimUntilMs } = reward;
  const { title, daysToWager, maximumBet } = promotion;
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Link to={detailPath(promotion.id)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.note}>
          {requiredTurnover === 0
            ? t('own.noteCash')
            : t('rewards.turnover', { amount: full(requiredTurnover), days: daysToWager ?? 0 })}
        </span>
        {requiredTurnover > 0 && maximumBet !== null && (
          <span className={styles.note}>{t('condition.maximumBetText', { amount: full(maximumBet) })}</span>
        )}
        {claimUntilMs !== null && (
          <span className={styles.note}>{`${t('own.claimUntil')}: ${date('dayAndClock', claimUntilMs)}`}</span>
        )}
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={onClaim}
        aria-label={`${title}: ${t('own.claim', { amount: full(amount) })}`}
      >
        {t('own.claim', { amount: full(amount) })}
      </Button>
    </li>
  );
}
