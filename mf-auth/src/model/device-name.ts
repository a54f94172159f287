/** Order matters: most browsers also call themselves by others' names. */
const browsers = [
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['NAVER', /\bNAVER\(/],
  ['LINE', /\bLine\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Instagram', /\bInstagram\b/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Cốc Cốc', /\bcoc_coc_browser\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['QQ', /\bM?QQBrowser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Chromium', /\bChromium\//],
  ['Safari', /\bVersion\/.*Safari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/** `Chrome · Windows`; empty when neither is known. */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ');

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The same entries with unique names: the oldest keeps its name, the next gets a number. */
export function withNumberedNames<Thing extends Named>(things: readonly Thing[]): readonly Thing[] {
  const taken = new Set(things.map(({ name }) => name));
  const seen = new Set<string>();
  const names = new Map<number, string>();
  for (const { id, name } of [...things].sort((one, other) => one.id - other.id)) {
    let own = name;
    // A number that somebody has written into a name of their own is left to it.
    for (let count = 2; seen.has(name) && taken.has(own); count += 1) own = `${name} ${count}`;
    seen.add(name);
    taken.add(own);
    names.set(id, own);
  }
  return things.map((thing) => ({ ...thing, name: names.get(thing.id) ?? thing.name }));
}
