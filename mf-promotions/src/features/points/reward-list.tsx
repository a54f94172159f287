import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Stepper } from '@tessera/shared/ui/stepper';
import { toast } from '@tessera/shared/ui/toast';
import { redeemQuantityMaximum } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
import { type Reward, useRedeemPoints } from '../../api/points.ts';
import styles from './points.module.css';
import { SpendDialog } from './spend-dialog.tsx';
import { usePoints } from './use-points.ts';

interface Props {
  readonly rewards: readonly Reward[];
  /** In hundredths; undefined for whoever has no account. */
  readonly balance: number | undefined;
}

/** What points can be redeemed for; a member redeems here. */
export function RewardList({ rewards, balance }: Props) {
  const { t } = useTranslation('promotions');
  const { full, count } = useFormat('promotions');
  const { written } = usePoints();
  const [chosen, setChosen] = useState<Reward>();
  return (
    <>
      <ul className={styles.rewards}>
        {rewards.map((reward) => {
          const { id, name, detail, points, credit, stock } = reward;
          const lacks = balance === undefined ? 0 : points - balance;
          return (
            <li key={id} className={styles.reward}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.price}>{written(points)}</p>
              <p className={styles.note}>{credit === null ? detail : `${full(credit)} · ${detail}`}</p>
              {stock !== null && (
                <p className={styles.note}>{stock > 0 ? t('points.left', { left: count(stock) }) : t('points.gone')}</p>
              )}
              {balance !== undefined &&
                (lacks > 0 ? (
                  <p className={styles.note}>{t('points.lacks', { points: written(lacks) })}</p>
                ) : (
                  stock !== 0 && (
                    <Button aria-label={`${name}: ${t('points.redeem')}`} onClick={() => setChosen(reward)}>
                      {t('points.redeem')}
                    </Button>
                  )
                ))}
            </li>
          );
        })}
      </ul>
      {chosen && balance !== undefined && (
        <RedeemDialog reward={chosen} balance={balance} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

interface RedeemDialogProps {
  readonly reward: Reward;
  readonly balance: number;
  readonly onClose: () => void;
}

function RedeemDialog({ reward, balance, onClose }: RedeemDialogProps) {
  const { t } = useTranslation('promotions');
  const { written } = usePoints();
  const redeem = useRedeemPoints();
  const [quantity, setQuantity] = useState(1);
  const { id, name, points, stock } = reward;
  const affordable = Math.floor(balance / points);
  const most = Math.max(1, Math.min(redeemQuantityMaximum, stock ?? redeemQuantityMaximum, affordable));
  return (
    <SpendDialog
      title={name}
      action={t('points.redeem')}
      onClose={onClose}
      send={async (request) => {
        const { status } = await redeem.mutateAsync({ ...request, rewardId: id, quantity, points: points * quantity });
        const title = t(status === 'approved' ? 'points.redeemed' : 'points.requested', { name });
        toast.show({ id: request.requestId, tone: 'ok', title });
      }}
    >
      {most > 1 && <Stepper label={t('points.quantity')} value={quantity} min={1} max={most} onChange={setQuantity} />}
      <p>{t('points.redeemQuestion', { name, points: written(points * quantity) })}</p>
    </SpendDialog>
  );
}
