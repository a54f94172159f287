const pad = (value: number) => String(value).padStart(2, '0');

/** A lapse of time as `hh:mm:ss`; only whole seconds count, and nothing is below zero. */
export function elapsed(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(pad).join(':');
}
