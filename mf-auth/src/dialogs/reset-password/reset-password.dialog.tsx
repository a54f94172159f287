import type { DialogProps } from '@tessera/shared/contract';
import type { ResetPasswordParams, ResetPasswordResult } from '../../features/forgot/params.ts';
import { ResetForm } from '../../features/forgot/reset-form.tsx';

/** Where the mailed link leads. */
export default function ResetPasswordDialog({ params, close }: DialogProps<ResetPasswordParams, ResetPasswordResult>) {
  return <ResetForm code={params.code} onChanged={() => close({ isChanged: true })} />;
}
