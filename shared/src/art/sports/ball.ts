import { circle, fade, path } from '../svg.ts';

/** A ball of radius 60 about the centre, lit from the upper left; its marks lie over the shade and under the rim. */
export const ball = (lit: string, shade: string, ink: string, marks: string): string =>
  circle(0, 0, 60, lit) +
  path('M44-41A60 60 0 1 1-46 38 66 66 0 0 0 44-41Z', shade, fade(0.55)) +
  marks +
  circle(0, 0, 58.5, 'none', ` stroke="${ink}" stroke-width="3" opacity=".55"`);
