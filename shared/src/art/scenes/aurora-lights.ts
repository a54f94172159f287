/** One upright sliver of an aurora curtain: its outline and how brightly it shines. */
export interface Sliver {
  readonly d: string;
  readonly opacity: number;
}

interface Curtain {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Height of the lower hem at x. */
  readonly hem: (x: number) => number;
  /** How far the light reaches above the hem at x. */
  readonly reach: (x: number) => number;
  readonly phase: number;
}

/** Cuts a curtain into slivers whose brightness ripples, so that a blur turns them into folds. */
export function slivers({ from, to, step, hem, reach, phase }: Curtain): Sliver[] {
  const cut: Sliver[] = [];
  for (let x = from; x < to; x += step) {
    const edge = Math.min(1, (x - from) / 70, (to - x) / 60);
    const ripple = 0.76 + 0.26 * Math.sin(x / 13 + phase) + 0.14 * Math.sin(x / 5.3 + phase * 2);
    const left = hem(x);
    const right = hem(x + step);
    const top = Math.min(left, right) - reach(x) * (0.8 + 0.24 * Math.sin(x / 17 + phase));
    cut.push({
      d: `M${x} ${left.toFixed(1)}L${x + step} ${right.toFixed(1)}V${top.toFixed(1)}H${x}Z`,
      opacity: Math.round(Math.max(0, edge * ripple) * 100) / 100,
    });
  }
  return cut;
}
