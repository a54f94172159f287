import { Button } from '@tessera/shared/ui/button';
import { FormNotice } from '../form/form-notice.tsx';

interface Props {
  readonly notice: string | undefined;
  readonly isBusy: boolean;
  readonly label: string;
  readonly tone?: 'primary' | 'danger';
}

/** What went wrong with the whole form, and its one button. */
export function FormFoot({ notice, isBusy, label, tone = 'primary' }: Props) {
  return (
    <>
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant={tone} isWide isBusy={isBusy}>
        {label}
      </Button>
    </>
  );
}
