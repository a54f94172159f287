import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import type { ReactNode } from 'react';
import layout from '../../../chrome/form.module.css';
import { unitOf } from '../../../format.ts';
import type { Options, Stored, TypedPromotion } from './promotion-form.ts';

/** What every part of the form gets. */
export interface FormParts {
  readonly merchant: string;
  readonly options: Options;
  readonly stored: Stored | undefined;
  readonly typed: TypedPromotion;
  readonly set: (change: Partial<TypedPromotion>) => void;
  /** Whether the field at that path of the request was refused, or the operator's reason. */
  readonly refusalOf: (path: string) => string | boolean;
}

/** The text beside a refused field: the operator's reason, or the rule of the field. */
export function useErrorOf({
  refusalOf,
}: Pick<FormParts, 'refusalOf'>): (path: string, name: string) => string | undefined {
  const { t } = useTranslation('console');
  return (path, name) => {
    const refusal = refusalOf(path);
    if (refusal === false) return undefined;
    return refusal === true ? t(`write.rule.${name}`) : refusal;
  };
}

type TextName = {
  [Name in keyof TypedPromotion]: TypedPromotion[Name] extends string ? Name : never;
}[keyof TypedPromotion];

interface TypedFieldProps {
  readonly parts: FormParts;
  readonly name: TextName;
  /** Path in the request. */
  readonly path: string;
  readonly isAmount?: boolean;
  readonly isReadOnly?: boolean;
  readonly hint?: string;
  readonly type?: 'text' | 'datetime-local' | 'date';
}

/** One line of the form with its error. */
export function TypedField({
  parts,
  name,
  path,
  isAmount = false,
  isReadOnly = false,
  hint,
  type = 'text',
}: TypedFieldProps) {
  const { t } = useTranslation('console');
  const errorOf = useErrorOf(parts);
  const isText = name === 'id' || name === 'code' || name === 'artCode' || type !== 'text';
  return (
    <TextField
      type={type}
      label={t(`write.field.${name}`, isAmount ? { currency: unitOf(parts.options.currency) } : {})}
      inputMode={isText ? 'text' : isAmount ? 'decimal' : 'numeric'}
      value={parts.typed[name]}
      isReadOnly={isReadOnly}
      hint={hint}
      error={errorOf(path, name)}
      onChange={(event) => parts.set({ [name]: event.target.value })}
    />
  );
}

/** One part of the form, with its fields side by side. */
export function FormPanel({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { t } = useTranslation('console');
  return (
    <Panel level={2} title={t(`write.part.${name}`)}>
      <p className={layout.note}>{t(`write.note.${name}`)}</p>
      <div className={layout.form}>{children}</div>
    </Panel>
  );
}
