import { circle, ellipse, group, path } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

const places = [
  [-46, -60, 33],
  [40, -66, 27],
  [-76, 30, 25],
  [72, 14, 29],
  [-24, 86, 21],
  [46, 84, 24],
  [-2, 8, 44],
] as const;

function ball(x: number, y: number, r: number, tones: readonly [string, string, string], label: string): string {
  return group(
    `translate(${x} ${y})scale(${r / 40})`,
    circle(0, 0, 40, tones[1]) +
      path('M28-28A40 40 0 1 1-30 26 46 46 0 0 0 28-28Z', tones[2]) +
      ellipse(-17, -24, 10, 6, '#fff', ' opacity=".6" transform="rotate(-38 -17 -24)"') +
      circle(0, 3, 21, '#fdfbf6') +
      `<text y="12" text-anchor="middle" font-family="Pretendard,Inter,system-ui,sans-serif" font-weight="800" font-size="25" fill="#141a22">${label}</text>`,
  );
}

/** Seven glossy balls; their numbers come from the seed and none appears twice. */
export const lotteryBalls: FamilyPainter = ({ tones: { l, s }, draw, x, y }, scale) => {
  const light = [l[0], l[1], l[2]] as const;
  const deep = [l[1], l[2], l[3]] as const;
  const spot = [s[0], s[0], s[1]] as const;
  const drawn = new Set<number>();
  while (drawn.size < places.length) drawn.add(1 + Math.floor(draw() * 45));
  const numbers = [...drawn];
  const balls = places.map(([bx, by, r], i) =>
    ball(bx, by, r, i === 6 ? deep : i % 2 ? light : spot, String(numbers[i])),
  );
  return { behind: '', front: group(`translate(${x} ${y})scale(${scale})`, balls.join('')) };
};
