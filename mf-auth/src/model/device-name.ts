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
