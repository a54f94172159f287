import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { NamedEnding } from '@tessera/shared/wire/agent';
import { type Contract, type ContractStepAction, rateRange } from '../../model/contract.ts';
import styles from './contracts.module.css';
import { useRangeText } from './use-contract-columns.tsx';

interface Props {
  readonly asked: ContractStepAction;
  readonly contract: Contract;
  /** What ends further down with the answer. */
  readonly endings: readonly NamedEnding[];
}

/** Before a contract ends: which one, on which terms, since when, and until when it is billed; the same of each that ends with it. */
export function Ends({ asked, contract, endings }: Props) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const rangeText = useRangeText();
  const isItself = asked === 'requestEnd' || asked === 'agreeEnd';
  if (!isItself && endings.length === 0) return null;
  const name = ({ kind, payer, account }: Pick<Contract, 'kind' | 'payer' | 'account'>) =>
    `${t(`contract.kinds.${kind}`)} · ${payer} → ${account}`;
  const since = (ms: number) => t('contract.sinceTime', { time: date('moment', ms) });
  return (
    <ul className={styles.endings}>
      {isItself && (
        <li className={styles.ending}>
          <strong>{name(contract)}</strong>
          <span>
            {[
              t('contract.version', { version: contract.version }),
              rangeText(rateRange(contract)),
              ...(contract.startsAtMs === null ? [] : [since(contract.startsAtMs)]),
            ].join(' · ')}
          </span>
          <span>{t(`contract.billedUntil.${asked}`)}</span>
        </li>
      )}
      {endings.map(({ id, account, details: more }) => (
        <li key={id} className={styles.ending}>
          <strong>{more ? name({ account, ...more }) : account}</strong>
          {more && (
            <>
              <span>
                {more.rates && `${rangeText([more.rates.lowest, more.rates.highest])} · `}
                {since(more.startsAtMs)}
              </span>
              <span>
                {more.endsAtMs > more.startsAtMs
                  ? t('contract.billedUntil.time', { time: date('moment', more.endsAtMs) })
                  : t('contract.billedUntil.never')}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
