import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { getVendorConducts, setVendorConduct, vendorConducts } from '@tessera/shared/wire/console';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { showError } from '../../chrome/step.ts';
import styles from './sandbox-page.module.css';

/** Takes a vendor's wallets away, or loses their answers, to see that no money is lost. */
export function VendorConducts() {
  const { t } = useTranslation('console');
  const conducts = useConsole(getVendorConducts, {});
  const change = useConsoleChange(setVendorConduct);
  return (
    <>
      <h2>{t('sandbox.vendors')}</h2>
      <ResourceView
        resource={conducts}
        skeleton={<SkeletonText lines={2} />}
        isEmpty={({ vendors }) => vendors.length === 0}
        empty={<p className={styles.figure}>{t('sandbox.noVendors')}</p>}
      >
        {({ vendors }) => (
          <>
            {vendors.map(({ vendor, conduct }) =>
              conduct === null ? (
                <p key={vendor} className={styles.figure}>
                  {vendor}: {t('sandbox.providerAway')}
                </p>
              ) : (
                <div key={vendor} className={styles.acts}>
                  <span className={styles.vendor}>{vendor}</span>
                  <Segmented
                    label={t('sandbox.conductOf', { vendor })}
                    segments={vendorConducts.map((value) => ({ value, label: t(`sandbox.conduct.${value}`) }))}
                    value={conduct}
                    onChange={(next) =>
                      change.mutate({ vendor, conduct: next }, { onSuccess: () => undefined, onError: showError })
                    }
                  />
                </div>
              ),
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}
