import { circle, ellipse, fade, group, line, path, xy } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

function swimmer(body: string, belly: string, fin: string, ink: string): string {
  return [
    path('M40 0C66-6 82-26 94-42 90-14 90 14 94 42 82 26 66 6 40 0Z', body),
    path('M-16-34C-2-62 24-64 36-60 28-48 34-36 40-22Z', fin),
    path('M-88 4C-62-34 10-46 62-4 14 46-56 40-88 4Z', body),
    path('M-88 4C-40 14 20 14 62-4 14 46-56 40-88 4Z', belly),
    line('M-34-28C-24-8-26 14-36 30', fin, 4, fade(0.8)),
    path('M-8 10C6 8 22 18 26 32 8 36-6 26-8 10Z', fin),
    circle(-58, -6, 9, '#fff'),
    circle(-59.5, -6, 4.6, ink),
  ].join('');
}

/** Light shafts, one large and two small fish, the sea floor. */
export const fish: FamilyPainter = ({ tones: { g, l, s, ink }, draw, width, height, x, y }, scale) => {
  const shafts = [0.2, 0.46, 0.72].map((at) => {
    const top = width * (at + (draw() - 0.5) * 0.1);
    return path(`M${xy(top, -10)}h${xy(26)}L${xy(top + 74, height)}H${xy(top - 62)}Z`, l[0], fade(0.075));
  });
  const bubbles = Array.from({ length: 7 }, () =>
    circle(x + (draw() - 0.5) * 240, y + (draw() - 0.6) * 220, 2.5 + draw() * 4.5, l[0], fade(0.32)),
  );
  const floor = path(
    `M0 ${xy(height - 54)}Q${xy(width * 0.3, height - 96)} ${xy(width * 0.56, height - 56)}T${xy(width, height - 72)}V${xy(height)}H0Z`,
    g[2],
    fade(0.85),
  );
  const sway = ellipse(x, y + 10, 150, 120, g[0], fade(0.35));
  const front = [
    group(`translate(52 ${-66 + draw() * 10})scale(.36)`, swimmer(s[1], s[2], s[2], ink)),
    group(`translate(-72 ${78 + draw() * 10})scale(-.4 .4)`, swimmer(s[0], s[1], s[1], ink)),
    group('translate(6 6)rotate(-4)scale(.98)', swimmer(l[1], l[2], l[2], ink)),
  ].join('');
  return {
    behind: sway + shafts.join('') + floor,
    front: bubbles.join('') + group(`translate(${x} ${y})scale(${scale})`, front),
  };
};
