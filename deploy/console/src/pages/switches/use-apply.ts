import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { type ConsoleMerchant, setLanguages, setSwitches, setSystemStatus } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { reasonOf } from '../../chrome/step.ts';
import { type Change, languagesWith } from './changes.ts';

/**
 * Applies the changes of a merchant, which are locked meanwhile. Each leaves the list when the operator has confirmed
 * it; a refused change stays, and the operator's reason is shown.
 */
export function useApply({ code, languages }: ConsoleMerchant, setBusy: (isBusy: boolean) => void) {
  const switches = useConsoleChange(setSwitches);
  const picker = useConsoleChange(setLanguages);
  const status = useConsoleChange(setSystemStatus);
  const send = async (changes: readonly Change[]): Promise<void> => {
    const flips = changes.flatMap((change) =>
      change.kind === 'switch' ? [{ modId: change.name, isOn: change.to }] : [],
    );
    if (flips.length > 0) await switches.mutateAsync({ code, changes: flips });
    if (changes.some(({ kind }) => kind === 'language'))
      await picker.mutateAsync({ code, languages: languagesWith(languages, changes) });
    // Closing the site comes last, so that its visitors have the other changes already.
    for (const change of changes)
      if (change.kind === 'status') await status.mutateAsync({ code, systemStatus: change.to });
  };
  return async (changes: readonly Change[]): Promise<void> => {
    setBusy(true);
    try {
      await send(changes);
      toast.show({ tone: 'ok', title: i18n.t('console:switches.applied', { count: changes.length }) });
    } catch (cause) {
      toast.show({ tone: 'danger', title: i18n.t('console:switches.notApplied'), detail: reasonOf(cause) });
    } finally {
      setBusy(false);
    }
  };
}
