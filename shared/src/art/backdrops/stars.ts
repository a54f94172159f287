import { circle, fade, path, sparkle, xy } from '../svg.ts';
import type { BackdropPainter } from './backdrop.ts';

export const stars: BackdropPainter = ({ tones: { g, l }, draw, width, height }) => {
  const tilt = (draw() - 0.5) * height * 0.5;
  const middle = height * 0.44;
  const band = `M0 ${xy(middle + tilt)}C${xy(width * 0.35, middle + tilt * 0.2 - 60, width * 0.6, middle + 40)} ${xy(width, middle - tilt - 70)}V${xy(middle - tilt + 70)}C${xy(width * 0.6, middle + 150, width * 0.4, middle + tilt + 60)} 0 ${xy(middle + tilt + 130)}Z`;
  const dots = Array.from({ length: Math.round(width / 15) }, () =>
    circle(draw() * width, draw() * height * 0.8, 0.7 + draw() * 1.3, l[0], fade(0.35 + draw() * 0.5)),
  );
  return (
    path(band, g[0], fade(0.6)) +
    dots.join('') +
    sparkle(width * (0.08 + draw() * 0.1), 34 + draw() * 60, 7, l[0], fade(0.6))
  );
};
