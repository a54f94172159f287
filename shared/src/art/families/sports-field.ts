import { type SportName, sports } from '../sports/sports.ts';
import { circle, fade, group, line, path, xy } from '../svg.ts';
import type { FamilyPainter } from './family.ts';

/** A field in perspective under floodlights, and what a sport is played with; a football field has its goal. */
export const sportsField =
  (sport: SportName): FamilyPainter =>
  ({ tones, draw, width, height, x, y }, scale) => {
    const { g, l } = tones;
    const horizon = y - 40 * scale;
    const stripes = [0, 1, 2, 3].map((i) => {
      const top = horizon + (height - horizon) * (i / 4) ** 1.4;
      const bottom = horizon + (height - horizon) * ((i + 0.55) / 4) ** 1.4;
      return path(`M0 ${xy(top)}H${width}V${xy(bottom)}H0Z`, g[0], fade(0.4));
    });
    const glow = [-0.3, 0.3].map((at) => circle(x + width * at, 50 + draw() * 14, 66, l[1], fade(0.16)));
    const reach = (height - horizon) / 1.6;
    const outline = `M${xy(x - 80, horizon)}H${xy(x + 80)}L${xy(x + 80 + reach, height)}H${xy(x - 80 - reach)}Z`;
    const goal = `M${xy(x - 45, horizon)}L${xy(x - 51, horizon + 26)}H${xy(x + 51)}L${xy(x + 45, horizon)}`;
    const middle = `M${xy(x - 160, y + 70)}H${xy(x + 160)}`;
    const inner = sport === 'football' ? goal + middle : middle;
    const shadow = `<ellipse cx="6" cy="66" rx="52" ry="10" fill="${g[3]}" opacity=".7"/>`;
    return {
      behind:
        glow.join('') +
        `<rect y="${xy(horizon)}" width="${width}" height="${height}" fill="${g[2]}"/>` +
        stripes.join('') +
        line(outline, l[0], 2.4, fade(0.62)) +
        line(inner, l[0], 2, fade(0.5)),
      front: group(`translate(${x} ${y + 42 * scale})scale(${scale})`, shadow + sports[sport].paint(tones)),
    };
  };
