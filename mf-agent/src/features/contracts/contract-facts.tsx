import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { isAlwaysAutomatic } from '@tessera/shared/wire/agent';
import type { Contract } from '../../model/contract.ts';
import styles from './contracts.module.css';

/** What a version says besides its tiers, and when it holds. */
export function ContractFacts({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  const { kind, version, terms, startsAtMs, endsAtMs } = contract;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('contract.kind'), `${t(`contract.kinds.${kind}`)} · ${t('contract.version', { version })}`],
    [t('contract.period'), t(`contract.periods.${terms.period ?? kind}`)],
    ...(kind === 'dividend'
      ? [[t('contract.carriesShort'), t(terms.carriesOver ? 'contract.yes' : 'contract.no')] as const]
      : []),
    [t('contract.payment'), t(terms.isAutomatic || isAlwaysAutomatic(kind) ? 'contract.automatic' : 'contract.byHand')],
    ...(startsAtMs === null ? [] : [[t('contract.since'), date('moment', startsAtMs)] as const]),
    ...(endsAtMs === null ? [] : [[t('contract.until'), date('moment', endsAtMs)] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
