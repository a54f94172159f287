import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { NamedEnding } from '@tessera/shared/wire/agent';
import type { Ref } from 'react';
import {
  type Contract,
  type ContractDetail,
  type ContractStepAction,
  isUpcoming,
  rateRange,
  runningVersion,
} from '../../model/contract.ts';
import styles from './contracts.module.css';
import { useRangeText } from './use-contract-columns.tsx';

interface Props {
  readonly asked: ContractStepAction;
  readonly detail: ContractDetail;
  /** What ends further down with the answer. */
  readonly endings: readonly NamedEnding[];
  readonly label: string | undefined;
  readonly ref?: Ref<HTMLUListElement>;
}

/** Before a contract ends: which one, on which terms, since when, and until when it is billed; the same of each that ends with it. */
export function Ends({ asked, detail, endings, label, ref }: Props) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const rangeText = useRangeText();
  const isItself = asked === 'requestEnd' || asked === 'agreeEnd';
  if (!isItself && endings.length === 0) return null;
  const name = ({ kind, payer, account }: Pick<Contract, 'kind' | 'payer' | 'account'>) =>
    `${t(`contract.kinds.${kind}`)} · ${payer} → ${account}`;
  const since = (ms: number) => t('contract.sinceTime', { time: date('moment', ms) });
  const nowMs = serverNow();
  const running = runningVersion(detail, nowMs);
  const own = [...(running ? [running] : []), detail.contract];
  return (
    <ul ref={ref} className={styles.endings} aria-label={label} tabIndex={-1}>
      {isItself &&
        own.map((version) => (
          <li key={version.id} className={styles.ending}>
            <strong>{name(version)}</strong>
            <span>
              {[
                t('contract.version', { version: version.version }),
                rangeText(rateRange(version)),
                ...(version.startsAtMs === null ? [] : [since(version.startsAtMs)]),
              ].join(' · ')}
            </span>
            <span>
              {t(`contract.billedUntil.${asked === 'agreeEnd' && isUpcoming(version, nowMs) ? 'never' : asked}`)}
            </span>
          </li>
        ))}
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
