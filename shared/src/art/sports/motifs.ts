import type { Tones } from '../palettes.ts';
import { circle, ellipse, fade, group, line, path, polar, polygon, xy } from '../svg.ts';

/** Draws what a contest is played with, about the centre, in the tones of its picture. */
export type Motif = (tones: Tones) => string;

/** A ball of radius 60 about the centre, lit from the upper left; its marks lie over the shade and under the rim. */
const ball = (lit: string, shade: string, ink: string, marks: string): string =>
  circle(0, 0, 60, lit) +
  path('M44-41A60 60 0 1 1-46 38 66 66 0 0 0 44-41Z', shade, fade(0.55)) +
  marks +
  circle(0, 0, 58.5, 'none', ` stroke="${ink}" stroke-width="3" opacity=".55"`);

/** A shuttlecock. */
export const badminton: Motif = ({ g, l, s }) =>
  group(
    'translate(-8 -22)rotate(28)',
    path('M0 44-52-62-34-74-17-64 0-76 17-64 34-74 52-62Z', l[0]) +
      path('M0 44 52-62 34-74 17-64 0-76Z', l[1], ' opacity=".5"') +
      line('M0 44-34-74M0 44-17-64M0 44V-76M0 44 17-64M0 44 34-74M-38-34Q0-20 38-34M-25-8Q0 3 25-8', g[1], 2.6) +
      path('M-19 38H19V54A19 19 0 0 1-19 54Z', s[1]) +
      path('M-19 38H19V47H-19Z', s[2]),
  );

const seams = 'M-38-46C-10-22-10 22-38 46M38-46C10-22 10 22 38 46';

export const baseball: Motif = ({ l, s, ink }) =>
  ball(l[0], l[2], ink, line(seams, s[2], 3) + line(seams, s[2], 15, ' stroke-dasharray="3 8"'));

export const basketball: Motif = ({ l, ink }) => {
  const seams = 'M-60 0H60M0-60V60M-43-42C-14-18-14 18-43 42M43-42C14-18 14 18 43 42';
  return ball(l[1], l[2], ink, line(seams, ink, 3.8));
};

/** A ball before the wicket. */
export const cricket: Motif = ({ l, s, ink }) => {
  const stumps = line('M-34 30V-118M0 30V-118M34 30V-118', l[1], 11) + path('M-42-128H42V-119H-42Z', l[0]);
  const seam = line('M0-60V60', l[0], 3) + line('M-9-59V59M9-59V59', l[0], 2.4, ' stroke-dasharray="5 5"');
  return stumps + group('translate(8 14)scale(.78)rotate(24)', ball(s[1], s[2], ink, seam));
};

const fifths = [0, 72, 144, 216, 288];

export const football: Motif = ({ l, ink }) => {
  const patch = (turn: number) => {
    const [px, py] = polar(47, turn);
    const points = fifths.flatMap((angle) => {
      const [dx, dy] = polar(17, turn + 180 + angle);
      return [px + dx, py + dy];
    });
    return polygon(points, ink);
  };
  const centre = fifths.flatMap((angle) => polar(19, angle));
  const seams = fifths.map((angle) => `M${xy(...polar(19, angle))}L${xy(...polar(33, angle))}`);
  return ball(l[0], l[2], ink, fifths.map(patch).join('') + polygon(centre, ink) + line(seams.join(''), ink, 3.4));
};

const sixths = [0, 60, 120, 180, 240, 300];

export const handball: Motif = ({ l, s, ink }) => {
  const hexagon = `M${sixths.map((angle) => xy(...polar(24, angle))).join('L')}Z`;
  const seams = sixths.map(
    (angle) =>
      `M${xy(...polar(24, angle))}L${xy(...polar(44, angle))}L${xy(...polar(58, angle - 30))}M${xy(...polar(44, angle))}L${xy(...polar(58, angle + 30))}`,
  );
  return ball(s[0], s[2], ink, line(hexagon + seams.join(''), l[3], 3.6));
};

/** A puck before its stick. */
export const iceHockey: Motif = ({ l, s, ink }) =>
  line('M80-118 36 24Q30 44 12 44H-14', l[1], 11, ' stroke-linejoin="round"') +
  line('M36 24Q30 44 12 44H-14', s[1], 13) +
  path('M-74 36V52A36 13 0 0 0-2 52V36Z', ink) +
  ellipse(-38, 36, 36, 13, l[3]) +
  ellipse(-38, 35, 26, 8.5, 'none', ` stroke="${l[2]}" stroke-width="3"`);

/** A bat and its ball. */
export const tableTennis: Motif = ({ l, s, ink }) =>
  group(
    'translate(-10 -14)rotate(-32)',
    path('M-11 34H11L14 96Q0 104-14 96Z', l[2]) +
      circle(0, -10, 56, s[2]) +
      path('M-52 12A56 56 0 0 1 40-50 62 62 0 0 0-52 12Z', s[1]) +
      path('M-48 20H48A56 56 0 0 1 18 44L11 52H-11L-18 44A56 56 0 0 1-48 20Z', l[1]),
  ) + circle(54, 34, 19, l[0], ` stroke="${ink}" stroke-width="2.5"`);

export const tennis: Motif = ({ l, ink }) =>
  ball(l[1], l[2], ink, line('M-52-30C-6-30-6 30-52 30M52-30C6-30 6 30 52 30', l[0], 5.5));

export const volleyball: Motif = ({ l, s, ink }) => {
  const third = (turn: number) =>
    group(
      `rotate(${turn})`,
      path('M0 0C-8-22-4-46 12-58.8A60 60 0 0 1 45-40C24-34 6-20 0 0Z', s[1]) +
        line('M0 0C-8-22-4-46 12-58M0 0C6-20 24-34 45-40M0 0C12-14 34-22 58-14', ink, 3),
    );
  return ball(l[0], l[2], ink, [0, 120, 240].map(third).join(''));
};
