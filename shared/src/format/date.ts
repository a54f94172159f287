const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

const letters: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  y: 'year',
  M: 'month',
  d: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
};

/**
 * A moment written by a pattern of y, M, d, h, m and s (`yyyy-MM-dd hh:mm:ss`); a doubled letter pads to two digits.
 * `hh` is 00 to 23 in the given time zone (the merchant's); everything else in the pattern stays as it is.
 */
export function formatDate(pattern: string, ms: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(ms);
  return pattern.replace(/y+|M+|d+|h+|m+|s+/g, (run) => {
    const type = letters[run.charAt(0)];
    const value = String(Number(parts.find((part) => part.type === type)?.value));
    if (type === 'year') return run.length === 2 ? value.slice(-2) : value;
    return run.length > 1 ? value.padStart(2, '0') : value;
  });
}
