import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { ConsoleError } from '../api/console-call.ts';

/** Options of a step on a queue: says what came of it, also when somebody else was quicker. */
export const saysSo = {
  onSuccess: ({ isChanged }: { isChanged: boolean }) =>
    toast.show(
      isChanged
        ? { tone: 'ok', title: i18n.t('console:step.done') }
        : { tone: 'info', title: i18n.t('console:step.before') },
    ),
  onError: (cause: Error) => {
    const code = cause instanceof ConsoleError ? cause.code.replaceAll('.', '_') : 'other';
    toast.show({ tone: 'danger', title: i18n.t([`console:error.${code}`, 'console:error.other']) });
  },
};
