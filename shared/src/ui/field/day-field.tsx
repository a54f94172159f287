import { useState } from 'react';
import { type Day, isDay } from '../../format/time.ts';
import { TextField } from './text-field.tsx';

/** Props of {@link DayField}. */
export interface DayFieldProps {
  readonly label: string;
  readonly value: Day;
  /** The first and the last day allowed. */
  readonly min: Day;
  readonly max: Day;
  readonly onDay: (day: Day) => void;
}

/**
 * A day between two others. While a year is typed, the browser also reports the years 2, 20 and 202: days out of
 * range stay in the field only, and are removed when the field loses the focus.
 */
export function DayField({ value, min, max, onDay, label }: DayFieldProps) {
  const [unfinished, setUnfinished] = useState<string>();
  const take = (text: string) => {
    const isUsable = isDay(text) && text >= min && text <= max;
    setUnfinished(isUsable ? undefined : text);
    if (isUsable) onDay(text);
  };
  return (
    <TextField
      type="date"
      label={label}
      hasMessage={false}
      value={unfinished ?? value}
      min={min}
      max={max}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  );
}
