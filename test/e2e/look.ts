import { expect, type Page, type Request } from '@playwright/test';
import { expectNoViolation, RECOLOURED_FRAMES, still } from './person.ts';

/** `SCREENS=1` takes a picture of each look, for people: a picture costs as much as the look itself. */
const SCREENS = process.env.SCREENS ? 'test-results/screens' : undefined;
/** The desk last: what follows a look goes on there. */
const WIDTHS = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;
/** Colours are those of any width; what stands where is that of any theme. */
const RULES = { 390: { light: 'shape', dark: undefined }, 1440: { light: 'everything', dark: 'colours' } } as const;
/** The planning is a wall calendar: its days go on beyond the screen, inside their own box. */
const IS_WIDE = /^\/(planning|schedule)\//;

const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 });

/** Requests of a page that are not answered yet. */
const flights = new WeakMap<Page, Set<Request>>();
function flightsOf(page: Page): ReadonlySet<Request> {
  const known = flights.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  flights.set(page, open);
  return open;
}

/** Still, and nothing on its way: what is fetched in parts begins its calls a moment after it shows. */
async function settled(page: Page): Promise<void> {
  const open = flightsOf(page);
  let landed: boolean;
  do {
    landed = open.size === 0;
    await still(page);
  } while (!landed || open.size > 0);
}

/**
 * Opens a page as a link of the application does, which saves it a start; anew where nothing would show that it came:
 * in another document, or after a page of the same title.
 */
async function open(page: Page, path: string): Promise<void> {
  const isInternal = await page.evaluate((to) => {
    if (!document.querySelector('nav')) return false;
    document.title = '';
    history.pushState({}, '', to);
    return true;
  }, path);
  if (isInternal) await settled(page);
  if (!isInternal || !(await page.title())) await page.goto(path);
  await settled(page);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  if (IS_WIDE.test(path)) return;
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

type Theme = (typeof THEMES)[number];

async function look(page: Page, width: (typeof WIDTHS)[number], theme: Theme, file: string, isFramed: boolean) {
  const rules = RULES[width][theme];
  if (!rules && !SCREENS) return;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await still(page, theme === 'dark' ? RECOLOURED_FRAMES : undefined);
  if (SCREENS) await page.screenshot({ path: `${SCREENS}/${theme}-${width}/${file}.png` });
  if (rules) await expectNoViolation(page, rules, isFramed);
}

/** A page as it opens on a phone, then as wide as a desk, each by day and by night; all of it, or without its frame. */
export async function inspect(page: Page, path: string, isFramed = true): Promise<void> {
  const file = path.slice(1).replaceAll('/', '-') || 'dashboard';
  await page.setViewportSize(sizeOf(WIDTHS[0]));
  await open(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize(sizeOf(width));
    for (const theme of THEMES) await look(page, width, theme, file, isFramed);
    await expectNoSidewaysScroll(page, path);
  }
}
