import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ADMIN, expect, expectAccessible, OPERATOR, signIn, signOut, test } from './person.ts';

interface PageFacts {
  readonly path: string;
  readonly audience: string;
}
const SCREENS = 'test-results/screens';
const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [1440, 390].map((width) => ({ theme, width, height: width === 390 ? 844 : 900 })),
);
/** Lists whose first record stands for the detail pages of its kind. */
const KINDS = ['show', 'artist', 'company', 'venue', 'contact', 'production'] as const;
/** The planning is a wall calendar: its days go on beyond the screen, inside their own box. */
const IS_WIDE = /^\/(planning|schedule)\//;

/** A word for each part of an address that is not an id. */
const WORDS: Readonly<Record<string, string>> = {
  mainArea: 'company',
  section: 'rider',
  environment: 'internal',
  type: 'contract',
};
const filled = (path: string): string => path.replace(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole);

/** Every page of the router that needs no id. */
function plainPages(audience: (named: string) => boolean): string[] {
  const json = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/routes.ts'], { encoding: 'utf8' });
  return (JSON.parse(json) as PageFacts[])
    .filter((page) => audience(page.audience))
    .map(({ path }) => filled(path))
    .filter((path) => !path.includes('{'));
}

/** Addresses of one record per kind, as a list leads to them; its edit page too. */
async function recordPages(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const kind of KINDS) {
    await page.goto(`/${kind}`);
    await page.locator('[data-row]').first().dblclick();
    await page.waitForURL(new RegExp(`/${kind}/\\w{26}`));
    const { pathname } = new URL(page.url());
    found.push(pathname, `${pathname}/edit`);
  }
  return found;
}

/** Nothing loads any more and no skeleton stands in for data. */
async function settled(page: Page) {
  await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.pending-line, [aria-busy=true], .skel').first()).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function inspect(page: Page, path: string, look: string) {
  await page.goto(path);
  await settled(page);
  await page.screenshot({ path: `${SCREENS}/${look}/${path.slice(1).replaceAll('/', '-') || 'dashboard'}.png` });
  await expectAccessible(page);
  if (IS_WIDE.test(path)) return;
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.describe.configure({ mode: 'parallel' });
for (const { theme, width, height } of LOOKS) {
  const look = `${theme}-${width}`;
  test(`every page is sound in ${theme} at ${width} px`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    for (const path of plainPages((audience) => audience === 'public')) {
      await test.step(path, () => inspect(page, path, look));
    }
    await signIn(page, ADMIN);
    await page.setViewportSize({ width: 1440, height });
    const records = await recordPages(page);
    await page.setViewportSize({ width, height });
    for (const path of [...plainPages((audience) => audience === 'user'), ...records]) {
      await test.step(path, () => inspect(page, path, look));
    }
    await page.setViewportSize({ width: 1440, height });
    await signOut(page);
    await signIn(page, OPERATOR);
    await page.setViewportSize({ width, height });
    for (const path of plainPages((audience) => audience === 'operator')) {
      await test.step(path, () => inspect(page, path, look));
    }
  });
}
