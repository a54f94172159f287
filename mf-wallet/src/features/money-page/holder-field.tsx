import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';

interface Props extends Omit<TextFieldProps, 'isReadOnly' | 'autoComplete' | 'hint'> {
  /** The name is on file: money goes from and to nobody else, which is said before anything is sent. */
  readonly isKnown: boolean;
  readonly hint: string;
  readonly knownHint: string;
}

/** The name of whoever sends or receives money; one that is on file can't be another. */
export function HolderField({ isKnown, hint, knownHint, ...field }: Props) {
  return <TextField {...field} isReadOnly={isKnown} autoComplete="name" hint={isKnown ? knownHint : hint} />;
}
