import { faultOf } from '@tessera/shared/wire/auth';
import { useRegisterSettings } from '../../api/registration.ts';
import { faultMessage } from '../../model/fault-message.ts';
import { useMessage } from '../form/use-message.ts';

/** The merchant's rule for a new password: what to say of it beforehand, and what is wrong with one. */
export function usePasswordRule() {
  const { write } = useMessage();
  const rule = useRegisterSettings().data?.rules.find(({ field }) => field === 'password');
  return {
    hint: rule && write(faultMessage(rule, 'pattern')),
    follows: (password: string): string | true => {
      const fault = rule && faultOf(rule, password);
      return fault ? write(faultMessage(rule, fault)) : true;
    },
  };
}
