// Draws the pictures with which messengers show a link, one a brand: `npm run share-pictures`. No name is in them:
// several merchants may have one brand.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuroraMark, HarborMark, LotusMark, type MarkProps } from '../src/art/marks/marks.tsx';
import { AuroraScene, HarborScene, LotusScene, type SceneProps } from '../src/art/scenes/scenes.ts';

const brands: Readonly<Record<string, readonly [ComponentType<SceneProps>, ComponentType<MarkProps>, string]>> = {
  aurora: [AuroraScene, AuroraMark, '#59eebe'],
  lotus: [LotusScene, LotusMark, '#ff9bb3'],
  harbor: [HarborScene, HarborMark, '#92cbfb'],
};
const target = fileURLToPath(new URL('../../deploy/edge/share-pictures/', import.meta.url));

const executablePath = process.env.TESSERA_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [brand, [Scene, Mark, accent]] of Object.entries(brands)) {
  const style = `:root{--color-accent:${accent}}body{margin:0;color:#fff}svg{position:absolute}.scene{width:1200px;height:630px}.mark{left:72px;top:64px}`;
  const picture = renderToStaticMarkup(
    <>
      <Scene className="scene" />
      <Mark size={150} className="mark" />
    </>,
  );
  await page.setContent(`<style>${style}</style>${picture}`);
  await page.screenshot({ path: `${target}${brand}.jpg`, quality: 82 });
}
await browser.close();
