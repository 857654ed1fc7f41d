/** A browser and its system, in the words of their makers. Both are missing if the browser says nothing known. */
export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

/** In this order: later browsers are named in the words of those before. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const firstIn = (words: typeof BROWSERS, text: string) => words.find(([pattern]) => pattern.test(text))?.[1];

/** Reads the device from a user agent, which itself is not stored. */
export function deviceOf(userAgent: string): Device {
  const [browser, system] = [firstIn(BROWSERS, userAgent), firstIn(SYSTEMS, userAgent)];
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}
