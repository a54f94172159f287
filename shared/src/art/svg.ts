/** At most one decimal: the picture is 300 units wide, so more would only add bytes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers joined as SVG path coordinates. */
export const xy = (...values: number[]): string => values.map(num).join(' ');

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`;

export const polygon = (points: readonly number[], fill: string, more = ''): string =>
  path(`M${points.map(num).join(' ')}Z`, fill, more);

export const group = (transform: string, content: string, more = ''): string =>
  `<g transform="${transform}"${more}>${content}</g>`;

export const fade = (opacity: number): string => ` opacity="${opacity.toFixed(2).replace(/^0/, '')}"`;

/** A point on a circle; 0° is up, clockwise. */
export const polar = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

/** A four-pointed star with hollow sides. */
export const sparkle = (x: number, y: number, size: number, fill: string, more = ''): string => {
  const waist = size * 0.13;
  const d = `M${xy(x, y - size)}L${xy(x + waist, y - waist)} ${xy(x + size, y)} ${xy(x + waist, y + waist)} ${xy(x, y + size)} ${xy(x - waist, y + waist)} ${xy(x - size, y)} ${xy(x - waist, y - waist)}Z`;
  return path(d, fill, more);
};

/** A petal whose foot is the origin and whose tip is `length` above it, in two tones that meet on the axis. */
export const petal = (length: number, width: number, degrees: number, lit: string, shade: string): string => {
  const side = (w: number) => `M0 0C${xy(w, -length * 0.3)} ${xy(w, -length * 0.72)} ${xy(0, -length)}Z`;
  return group(`rotate(${num(degrees)})`, path(side(-width * 1.3), lit) + path(side(width * 1.3), shade));
};
