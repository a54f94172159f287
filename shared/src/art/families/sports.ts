import { circle, fade, group, line, path, polar, polygon, xy } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

/** A pitch in perspective under floodlights, and the ball. */
export const sports: FamilyPainter = ({ tones: { g, l, ink }, draw, width, height, x, y }, scale) => {
  const horizon = y - 40 * scale;
  const stripes = [0, 1, 2, 3].map((i) => {
    const top = horizon + (height - horizon) * (i / 4) ** 1.4;
    const bottom = horizon + (height - horizon) * ((i + 0.55) / 4) ** 1.4;
    return path(`M0 ${xy(top)}H${width}V${xy(bottom)}H0Z`, g[0], fade(0.4));
  });
  const glow = [-0.3, 0.3].map((at) => circle(x + width * at, 50 + draw() * 14, 66, l[1], fade(0.16)));
  const reach = (height - horizon) / 1.6;
  const pitch =
    line(
      `M${xy(x - 80, horizon)}H${xy(x + 80)}L${xy(x + 80 + reach, height)}H${xy(x - 80 - reach)}Z`,
      l[0],
      2.4,
      fade(0.62),
    ) +
    line(
      `M${xy(x - 45, horizon)}L${xy(x - 51, horizon + 26)}H${xy(x + 51)}L${xy(x + 45, horizon)}M${xy(x - 160, y + 70)}H${xy(x + 160)}`,
      l[0],
      2,
      fade(0.5),
    );
  const patch = (turn: number) => {
    const [px, py] = polar(47, turn);
    const points = [0, 72, 144, 216, 288].flatMap((angle) => {
      const [dx, dy] = polar(17, turn + 180 + angle);
      return [px + dx, py + dy];
    });
    return polygon(points, ink);
  };
  const centre = [0, 72, 144, 216, 288].flatMap((angle) => polar(19, angle));
  const seams = [0, 72, 144, 216, 288].map((angle) => `M${xy(...polar(19, angle))}L${xy(...polar(33, angle))}`);
  const ball = [
    `<ellipse cx="6" cy="66" rx="52" ry="10" fill="${g[3]}" opacity=".7"/>`,
    circle(0, 0, 60, l[0]),
    path('M44-41A60 60 0 1 1-46 38 66 66 0 0 0 44-41Z', l[2], fade(0.55)),
    [0, 72, 144, 216, 288].map(patch).join(''),
    polygon(centre, ink),
    line(seams.join(''), ink, 3.4),
    circle(0, 0, 58.5, 'none', ` stroke="${ink}" stroke-width="3" opacity=".55"`),
  ].join('');
  return {
    behind:
      glow.join('') +
      `<rect y="${xy(horizon)}" width="${width}" height="${height}" fill="${g[2]}"/>` +
      stripes.join('') +
      pitch,
    front: group(`translate(${x} ${y + 42 * scale})scale(${scale})`, ball),
  };
};
