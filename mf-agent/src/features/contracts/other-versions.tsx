import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import type { ContractDetail } from '../../model/contract.ts';
import { ContractBadge } from './contract-badge.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { TierTable } from './contract-terms.tsx';
import styles from './contracts.module.css';
import { useRateText } from './use-contract-columns.tsx';

/** The other versions of a contract, the newest first: each opens to its terms. */
export function OtherVersions({ detail: { contract, versions } }: { readonly detail: ContractDetail }) {
  const { t } = useTranslation('agent');
  const rateText = useRateText();
  const others = versions.filter(({ id }) => id !== contract.id);
  if (others.length === 0) return null;
  return (
    <Panel title={t('contract.otherVersions')} level={2}>
      <div className={styles.versions}>
        {others.map((version) => (
          <details key={version.id} className={styles.version}>
            <summary>
              <strong>{t('contract.version', { version: version.version })}</strong> {rateText(version)}{' '}
              <ContractBadge contract={version} />
            </summary>
            <ContractFacts contract={version} />
            <TierTable
              kind={version.kind}
              tiers={version.terms.tiers}
              label={`${t('contract.terms')} · ${t('contract.version', { version: version.version })}`}
            />
          </details>
        ))}
      </div>
    </Panel>
  );
}
