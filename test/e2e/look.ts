import { expect, type Page } from '@playwright/test';
import { expectNoViolation, still } from './person.ts';

const SCREENS = 'test-results/screens';
/** The desk last: what follows a look goes on there. */
const WIDTHS = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;
/** Colours are those of any width; what stands where is that of any theme. */
const RULES = { 390: { light: 'shape', dark: undefined }, 1440: { light: 'everything', dark: 'colours' } } as const;
/** The planning is a wall calendar: its days go on beyond the screen, inside their own box. */
const IS_WIDE = /^\/(planning|schedule)\//;

const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 });

/** Its heading stands, nothing loads any more and no skeleton stands in for data. */
const settled = (page: Page) =>
  page.waitForFunction(async () => {
    const headings = [...document.querySelectorAll('h1, h2')];
    if (!headings.some((heading) => heading.checkVisibility())) return false;
    await document.fonts.ready;
    return !document.querySelector('.pending-line, [aria-busy=true], .skel');
  });

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  if (IS_WIDE.test(path)) return;
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A page as it opens on a phone, then as wide as a desk, each by day and by night. */
export async function inspect(page: Page, path: string): Promise<void> {
  const file = path.slice(1).replaceAll('/', '-') || 'dashboard';
  await page.setViewportSize(sizeOf(WIDTHS[0]));
  // What begins its calls a moment after it shows, as a page that is fetched in parts, is waited for too.
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const width of WIDTHS) {
    await page.setViewportSize(sizeOf(width));
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settled(page);
      await still(page);
      // A caret that is hidden for the picture costs a new layout of the whole page.
      await page.screenshot({ path: `${SCREENS}/${theme}-${width}/${file}.png`, caret: 'initial' });
      const rules = RULES[width][theme];
      if (rules) await expectNoViolation(page, rules);
    }
    await expectNoSidewaysScroll(page, path);
  }
}
