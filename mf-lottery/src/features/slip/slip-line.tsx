import { useTranslation } from '@tessera/shared/i18n';
import { largestPayoutMinor, type Play } from '@tessera/shared/lottery';
import { merchantCurrency } from '@tessera/shared/merchant';
import { IconButton, type IconButtonProps } from '@tessera/shared/ui/button';
import { CloseIcon, WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { priceFacts } from '../../model/price-facts.ts';
import { playOfEntry, type SlipEntry, stakeOf } from '../../model/slip.ts';
import { useText } from '../text/use-text.ts';
import styles from './slip.module.css';

interface Props {
  readonly entry: SlipEntry;
  readonly isClosed: boolean;
  /** Whether it was placed before its issue closed is not known. */
  readonly isUnknown: boolean;
  readonly removeButton: Pick<IconButtonProps, 'tabIndex' | 'onFocus' | 'onClick'>;
}

/** One bet of the slip. */
export function SlipLine({ entry, isClosed, isUnknown, removeButton }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const name = text.playOf(entry.kind, entry.playCode);
  const play = playOfEntry(entry);
  const facts = (of: Play): string => {
    const largest = largestPayoutMinor(of, entry.numbers, entry.unitMinor * entry.multiple);
    const isBound = of.rule.isLargestPayoutBound?.(entry.numbers) ?? false;
    const { chance, odds, returns } = priceFacts(of, entry.numbers);
    return [
      `${t(isBound ? 'panel.maxWinBelow' : 'panel.maxWin')} ${text.amount(largest)}`,
      ...(chance ? [t('panel.chance', { chance: text.chance(chance) })] : []),
      ...(of.halfPaid
        ? [`${t('panel.odds')} ${text.odds(odds)}`, t('panel.returns', { rate: text.rate(returns) })]
        : []),
    ].join(' · ');
  };
  return (
    <li className={isClosed ? styles.closedLine : styles.line}>
      <div className={styles.lineHead}>
        <strong className={styles.lineName}>{name}</strong>
        <IconButton {...removeButton} size="small" label={t('slip.remove', { play: name })} icon={<CloseIcon />} />
      </div>
      <p className={styles.numbers}>{text.selection(entry.numbers)}</p>
      {entry.halfPaid && (
        <p className={styles.where}>{t('blocked.half', { numbers: text.selection([entry.halfPaid]) })}</p>
      )}
      <p className={styles.where}>
        {entry.gameName} · {text.issueName(entry.issue)}
      </p>
      <div className={styles.lineFoot}>
        <span className={styles.quiet}>
          {t('slip.line', {
            combinations: text.count(entry.combinations),
            stake: text.amount(entry.unitMinor * entry.multiple),
          })}
        </span>
        <Money className={styles.lineStake} minor={stakeOf(entry)} currency={merchantCurrency()} />
      </div>
      {play && <p className={styles.where}>{facts(play)}</p>}
      {isClosed && (
        <p className={styles.closedNote}>
          <WarnIcon aria-hidden size={15} />
          {t(isUnknown ? 'slip.closedUnknown' : 'slip.closed')}
        </p>
      )}
    </li>
  );
}
