/** Page numbers to show: first, last, the current one and its neighbours; `gap` marks omitted ones. */
export function pageNumbers(current: number, count: number): readonly (number | 'gap-before' | 'gap-after')[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(current - 1, count - 4));
  const to = Math.min(count - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < count - 1 ? ['gap-after' as const] : []),
    count,
  ];
}
