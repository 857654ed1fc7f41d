import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

export const PASSWORD = 'backline-demo-1';
export const AGENT = 'agent@northlight.example';
export const AGENT_2 = 'agent2@northlight.example';
export const ADMIN = 'admin@northlight.example';
export const ASSISTANT = 'assistant@northlight.example';
export const PROMOTER = 'promoter@outside.example';
export const READ_ONLY = 'readonly@northlight.example';
export const ARTIST = 'artist@outside.example';
export const TWO_AGENCIES = 'sam@both.example';
/** Of the other agency, which allows three sign-ins at once. */
export const OTHER_AGENT = 'agent@harbour.example';
export const OPERATOR = 'operator@backline.example';

/** A name that no other test and no other run uses. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36).slice(-5)}`;

export async function fillSignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/account/signin');
  await fillSignIn(page, email, password);
  await page.waitForURL((url) => !url.pathname.startsWith('/account/signin'));
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
/** The sessions of this worker, by address. */
const sessions = new Map<string, Session>();
const TOKEN = 'backline.accessToken';
/** A page of our origin that starts nothing. */
const STILL_PAGE = '/icon.svg';

/** Whether the API still answers a session. */
async function lives(page: Page, { origins }: Session): Promise<boolean> {
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === TOKEN);
  if (!kept) return false;
  const { token } = JSON.parse(kept.value) as { token: string };
  const answer = await page.request.get('/api/page/me', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok();
}

/**
 * Opens the session that this worker has of a person, or signs in. A test that signs out, or whose session ends, signs
 * in by `signIn`.
 */
export async function openAs(page: Page, email: string): Promise<void> {
  const session = sessions.get(email);
  const known = session && (await lives(page, session)) ? session : undefined;
  const entries = known?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
  await page.context().clearCookies();
  await page.goto(STILL_PAGE);
  await page.evaluate((all) => {
    localStorage.clear();
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
  if (known) return page.context().addCookies(known.cookies);
  await signIn(page, email);
  sessions.set(email, await page.context().storageState());
}

/** Ends the session: an agency allows only some per person. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/personalsettings');
  await page.getByRole('button', { name: /your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/account/signin');
}

/** A text field by its name, whatever other name holds the same letters. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });

/** Types into a search picker and takes the entry of that name. */
export async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const box = within.getByRole('combobox', { name: label, exact: true });
  await box.fill(name);
  // The last entry offers a new one: New promoter "Bright Nights".
  await page
    .getByRole('option')
    .filter({ hasText: name, hasNotText: `"${name}"` })
    .first()
    .click();
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = 'color-contrast';
/** The rules of axe, in groups: colours take as long as all other rules together. */
const RULES = {
  everything: { runOnly: { type: 'tag', values: WCAG } },
  colours: { runOnly: { type: 'rule', values: [COLOURS] } },
  shape: { runOnly: { type: 'tag', values: WCAG }, rules: { [COLOURS]: { enabled: false } } },
} satisfies Record<string, axe.RunOptions>;
/** Rows of a list are alike: the first few are enough, and the check of colours is slow for each row. */
const REPEATED = '[role=grid] [role=row]:nth-child(n+8)';
/** Navigation, the same around every page. */
const FRAME = 'nav[aria-label=Main], nav[aria-label=Settings]';
/** Long, for a busy machine. */
const PATIENCE_MS = 20_000;
/** Frames to wait: a new element begins to fade in a frame or two after it is added. */
const CALM_FRAMES = 4;
/** Frames to wait after a change of colours: an existing element begins at once. */
export const RECOLOURED_FRAMES = 2;

/**
 * Waits until the page is still: its heading shows, nothing loads, no placeholder is left and all fading has ended. A
 * dialog has taken the focus, which happens a moment after it shows.
 */
export const still = (page: Page, calmFrames = CALM_FRAMES): Promise<void> =>
  page.evaluate(
    async ([frames, patience]) => {
      const unrest = (): string | undefined => {
        // A spinner's animation never ends.
        const moves = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity;
        if (![...document.querySelectorAll('h1, h2')].some((heading) => heading.checkVisibility())) return 'no heading';
        if (document.querySelector('.pending-line, [aria-busy=true], .skel')) return 'it loads';
        if (document.activeElement?.closest('[aria-hidden=true]')) return 'the focus is behind a dialog';
        if (document.fonts.status === 'loading') return 'letters are missing';
        return document.getAnimations().some(moves) ? 'something moves' : undefined;
      };
      const end = performance.now() + patience;
      for (let calm = 0; calm < frames; calm++) {
        await new Promise(requestAnimationFrame);
        const why = unrest();
        if (why && performance.now() > end) throw new Error(`never stands still: ${why}`);
        if (why) calm = -1;
      }
    },
    [calmFrames, PATIENCE_MS] as const,
  );

/** Expects no violation of WCAG 2.2 A and AA on a still page. Leaves out its frame unless `isFramed`. */
export async function expectNoViolation(page: Page, what: keyof typeof RULES, isFramed = true): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { ...RULES[what], resultTypes: ['violations'], preload: false };
  const lines = await page.evaluate(
    async ([how, exclude]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, how);
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    },
    [options, isFramed ? [REPEATED] : [REPEATED, FRAME]] as const,
  );
  expect.soft(lines, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
  await still(page);
  await expectNoViolation(page, 'everything');
}

/** A test fails when the page throws or the API answers 500, whatever the test was looking for. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
