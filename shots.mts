import { chromium } from '@playwright/test';
import { signInAsAgent } from './test/bench/browser.ts';
const url = 'http://127.0.0.1:4700';
const [,, name, path, ...sel] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, scheme] of [[1440, 'light'], [390, 'dark']] as const) {
  const ctx = await b.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: scheme });
  const page = await ctx.newPage();
  await signInAsAgent(page, url, path!); await page.goto(url+path);
  await page.waitForTimeout(2500);
  for (const s of sel) { await page.locator(s).first().click(); await page.waitForTimeout(1200); }
  await page.screenshot({ path: `/tmp/${name}-${w}.png` });
  console.log(page.url());
  await ctx.close();
}
await b.close();
