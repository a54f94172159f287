import { chooseArt, sceneArtSvg, tonesOf } from '@tessera/shared/art';

/** Sets the game's colours and its background. */
export function applyTheme(vassalage: string, code: string): void {
  const tones = tonesOf(chooseArt(vassalage, code, 'RNG').palette);
  const { style } = document.documentElement;
  for (const [name, list] of [
    ['ground', tones.g],
    ['light', tones.l],
    ['spot', tones.s],
  ] as const) {
    for (const [at, colour] of list.entries()) style.setProperty(`--${name}-${at}`, colour);
  }
  style.setProperty('--ink', tones.ink);
  const scene = new Image();
  scene.src = `data:image/svg+xml,${encodeURIComponent(sceneArtSvg(vassalage, code))}`;
  scene.alt = '';
  scene.className = 'scene';
  document.body.prepend(scene);
}
