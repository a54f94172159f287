import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { ConsoleError } from '../api/console-call.ts';

export function saysError(cause: Error): void {
  const code = cause instanceof ConsoleError ? cause.code.replaceAll('.', '_') : 'other';
  toast.show({ tone: 'danger', title: i18n.t([`console:error.${code}`, 'console:error.other']) });
}

/** Options of a step: says what was done, also when somebody else was quicker. */
export const says = (done: string) => ({
  onSuccess: ({ isChanged }: { isChanged: boolean }) =>
    toast.show(isChanged ? { tone: 'ok', title: done } : { tone: 'info', title: i18n.t('console:step.before') }),
  onError: saysError,
});
