import { isDay } from '@tessera/shared/format';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { earliestDay } from '../../model/period.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly max: string;
  readonly onDay: (day: string) => void;
}

/**
 * One end of a period. While a year is typed the browser tells of the years 2, 20 and 202 as well: what is no day of
 * the team yet stays in the field alone, and the period keeps what it has.
 */
export function DayField({ label, value, max, onDay }: Props) {
  const [unfinished, setUnfinished] = useState<string>();
  const take = (text: string) => {
    const isUsable = isDay(text) && text >= earliestDay;
    setUnfinished(isUsable ? undefined : text);
    if (isUsable) onDay(text);
  };
  return (
    <TextField
      type="date"
      label={label}
      hasMessage={false}
      value={unfinished ?? value}
      min={earliestDay}
      max={max}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  );
}
