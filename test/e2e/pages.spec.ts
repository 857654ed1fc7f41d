import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROUTES_FILE } from './left-files.ts';
import { inspect } from './look.ts';
import { ADMIN, OPERATOR, openAs, test } from './person.ts';

interface PageFacts {
  readonly path: string;
  readonly audience: string;
}
/** Lists whose first record represents the detail pages of its kind. */
const KINDS = ['show', 'artist', 'company', 'venue', 'contact', 'production'] as const;
/** The number of tests over which an agency's pages are spread, for parallel workers. */
const PARTS = 8;

/** A word for each part of an address that is not an id. */
const WORDS: Readonly<Record<string, string>> = {
  mainArea: 'company',
  section: 'rider',
  environment: 'internal',
  type: 'contract',
};
const filled = (path: string): string => path.replace(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole);

/** Lists the router's pages for an audience that need no id. */
const plainPages = (audience: string): string[] =>
  (JSON.parse(readFileSync(ROUTES_FILE, 'utf8')) as PageFacts[])
    .filter((route) => route.audience === audience)
    .map(({ path }) => filled(path))
    .filter((path) => !path.includes('{'));

/** Finds the addresses of a record and of its edit page, from the first row of its list. */
async function recordPages(page: Page, kind: string): Promise<string[]> {
  await page.goto(`/${kind}`);
  await page.locator('[data-row]').first().dblclick();
  await page.waitForURL(new RegExp(`/${kind}/\\w{26}`));
  const { pathname } = new URL(page.url());
  return [pathname, `${pathname}/edit`];
}

/** Inspects the pages; the frame around them is inspected with the first one only. */
async function inspectAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const [i, path] of paths.entries()) await test.step(path, () => inspect(page, path, i === 0));
}

test.describe.configure({ mode: 'parallel' });
test.beforeEach(() => test.setTimeout(600_000));

test('every page that needs no sign-in is sound', async ({ page }) => {
  await inspectAll(page, plainPages('public'));
});

for (let part = 0; part < PARTS; part++) {
  test(`every page of an agency is sound, ${part + 1} of ${PARTS}`, async ({ page }) => {
    await openAs(page, ADMIN);
    await inspectAll(
      page,
      plainPages('user').filter((_, i) => i % PARTS === part),
    );
  });
}

test('the pages of records are sound', async ({ page }) => {
  await openAs(page, ADMIN);
  for (const kind of KINDS) await inspectAll(page, await recordPages(page, kind));
});

test("the operator's pages are sound", async ({ page }) => {
  await openAs(page, OPERATOR);
  await inspectAll(page, plainPages('operator'));
});
