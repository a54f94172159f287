import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Menu, MenuItem } from '@tessera/shared/ui/menu';

interface Props<Reason extends string> {
  readonly label: string;
  readonly reasons: readonly Reason[];
  readonly onChoose: (reason: Reason) => void;
}

/** A refusal always has a reason, which the player sees too. */
export function ReasonMenu<Reason extends string>({ label, reasons, onChoose }: Props<Reason>) {
  const { t } = useTranslation('console');
  return (
    <Menu trigger={<Button size="small">{label}</Button>}>
      {reasons.map((reason) => (
        <MenuItem key={reason} onSelect={() => onChoose(reason)}>
          {t(`reason.${reason.replaceAll('.', '_')}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
