import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { AmountInput } from '@tessera/shared/ui/amount-input';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { toast } from '@tessera/shared/ui/toast';
import { type FormEvent, useState } from 'react';
import { type PointConfig, useConvertPoints } from '../../api/points.ts';
import { moneyFor } from '../../model/points.ts';
import styles from './points.module.css';
import { SpendDialog } from './spend-dialog.tsx';
import { usePoints } from './use-points.ts';

interface Props {
  readonly config: PointConfig;
  /** In hundredths. */
  readonly balance: number;
}

/** The member's points with what they are worth, and their conversion to cash. */
export function ConvertPanel({ config, balance }: Props) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const { unit, written } = usePoints();
  const convert = useConvertPoints();
  const [points, setPoints] = useState<number>();
  const [isReviewed, setReviewed] = useState(false);
  const [asked, setAsked] = useState<number>();
  const { ratio, minimum } = config;

  const problemNow = () => {
    if (!points || points < minimum) return t('points.tooFew', { points: written(minimum) });
    return points > balance ? t('points.tooMany', { points: written(balance) }) : undefined;
  };
  const problem = isReviewed ? problemNow() : undefined;

  const review = (event: FormEvent) => {
    event.preventDefault();
    setReviewed(true);
    if (!problemNow()) setAsked(points);
  };
  return (
    <Panel level={2} title={t('points.convertTitle')}>
      <form className={styles.form} onSubmit={review} noValidate>
        <p className={styles.balance}>{written(balance)}</p>
        <p className={styles.note}>
          {t('points.worth', { amount: full(moneyFor(Math.max(0, balance), ratio)) })}
          <br />
          {t('points.ratio', { points: written(ratio.points), amount: full(ratio.amount) })}
        </p>
        {balance < 0 && <p className={styles.note}>{t('points.below')}</p>}
        <AmountInput
          label={t('points.toConvert')}
          currency={unit}
          minor={points}
          onChange={(next) => {
            setPoints(next);
            setReviewed(false);
          }}
          hint={points ? t('points.becomes', { amount: full(moneyFor(points, ratio)) }) : undefined}
          {...(problem ? { error: problem } : {})}
        />
        <Button type="submit" variant="primary">
          {t('points.convert')}
        </Button>
      </form>
      {asked !== undefined && (
        <SpendDialog
          title={t('points.convertTitle')}
          action={t('points.convert')}
          onClose={() => setAsked(undefined)}
          send={async (request) => {
            const done = await convert.mutateAsync({ ...request, points: asked, amount: moneyFor(asked, ratio) });
            setPoints(undefined);
            setReviewed(false);
            toast.show({
              id: request.requestId,
              tone: 'ok',
              title: t('points.converted', { points: written(done.points), amount: full(done.amount) }),
            });
          }}
        >
          <p>{t('points.convertQuestion', { points: written(asked), amount: full(moneyFor(asked, ratio)) })}</p>
        </SpendDialog>
      )}
    </Panel>
  );
}
