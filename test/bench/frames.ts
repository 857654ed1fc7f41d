import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { addDays, dateOf, diffDays, timeOf } from '#shared/kernel/time/date.ts';
import { startApp, stopApp } from './app.ts';
import { launch, signInAsAgent } from './browser.ts';
import { type Figure, figure, say } from './figure.ts';

const { appointments } = planningContract.routes;
type Plan = OutputOf<typeof appointments>;

/** `ratio`: the planning has at most half as many slow frames again as the still page of the same run. */
const GOALS = { ratio: 1.5, nodes: 1_000 };
/** Per cent. On a machine that drops no frame of the still page, a ratio to zero would say nothing. */
const LEAST_SLOW = 1;
const SLOW_MS = 20;
const ARTISTS = 100;
const APPOINTMENTS = 6_000;
const QUARTER_DAYS = 91;
const VIEW = { width: 1440, height: 900 };
/** A hand on a wheel: down, up, right, left. */
const WHEEL = { pixels: 40, everyMs: 16, turns: 120 };
const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const SETTLE_MS = 1_000;
const QUIET = { share: 0.15, forMs: 3_000, tries: 40 };

/** As text: what tsx makes of a function has helpers that a page lacks. */
const COUNT_FRAMES = `
  window.frameTimes = [];
  let last;
  const next = (now) => {
    if (last !== undefined) window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`;
/** As many boxes with a word in each, that no script touches: what it costs this machine to draw them at all. */
const BOX =
  'position: absolute; height: 24px; line-height: 24px; border-radius: 4px; background: #d9f2e3; padding: 0 6px';
const boxAt = (row: number, column: number): string =>
  `<div style="${BOX}; top: ${row * 59 + 4}px; left: ${column * 57}px; width: ${36 + (column % 3) * 19}px">Oslo</div>`;
const STILL_PAGE = `
  <div class="plan" style="height: 100vh; overflow: auto; font: 600 10.5px sans-serif">
    <div style="position: relative; width: 3700px; height: ${ARTISTS * 59}px">
      ${Array.from({ length: APPOINTMENTS }, (_, i) => boxAt(i % ARTISTS, Math.floor(i / ARTISTS))).join('')}
    </div>
  </div>
`;

/** As many artists and appointments as a large agency has, after the manner of those that are there. */
function enlarged({ artists, appointments: sample }: Plan, from: string): Plan {
  const idOf = (i: number) => makeId(i, Date.parse(`${from}T00:00:00Z`), new Uint8Array(6));
  const many = Array.from({ length: ARTISTS }, (_, i) => ({ ...artists[i % artists.length], id: idOf(i + 1) }));
  const booked = Array.from({ length: APPOINTMENTS }, (_, i) => {
    const like = sample[i % sample.length] as Plan['appointments'][number];
    const day = addDays(from, Math.floor(((i / ARTISTS) * QUARTER_DAYS * ARTISTS) / APPOINTMENTS));
    const end = addDays(day, diffDays(dateOf(like.start), dateOf(like.end)));
    return {
      ...like,
      id: idOf(i + 1),
      artistId: idOf((i % ARTISTS) + 1),
      start: `${day}T${timeOf(like.start)}`,
      end: `${end}T${timeOf(like.end)}`,
    };
  });
  return { artists: many as Plan['artists'], appointments: booked };
}

async function openQuarter(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${appointments.path}`, async (route) => {
    const response = await route.fetch();
    const { from } = route.request().postDataJSON() as { from: string };
    await route.fulfill({ response, json: enlarged((await response.json()) as Plan, from) });
  });
  await signInAsAgent(page, url, '/planning/quarter');
  await page.goto(`${url}/planning/quarter`);
  await page.getByText(new RegExp(`^${ARTISTS} artists,`)).waitFor();
  return page;
}

async function openStill(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(STILL_PAGE);
  return page;
}

interface Scrolled {
  /** Per cent of the frames. */
  readonly slow: number;
  readonly nodes: number;
}
async function turnWheel(page: Page, x: number, y: number): Promise<void> {
  for (let turn = 0; turn < WHEEL.turns; turn++) {
    // A wheel does not wait until the page has drawn.
    void page.mouse.wheel(x * WHEEL.pixels, y * WHEEL.pixels);
    await page.waitForTimeout(WHEEL.everyMs);
  }
}

/** A box that stood still would be a figure of nothing. */
async function scroll(page: Page): Promise<Scrolled> {
  const box = page.locator('.plan');
  const reading = () => box.evaluate((el) => [el.scrollTop + el.scrollLeft, el.querySelectorAll('*').length] as const);
  await page.waitForTimeout(SETTLE_MS);
  await box.evaluate((el) => el.scrollTo(0, 0));
  await page.mouse.move(VIEW.width / 2, VIEW.height / 2);
  await page.evaluate(COUNT_FRAMES);
  let nodes = 0;
  for (const [x, y] of WAYS) {
    await turnWheel(page, x, y);
    const [reached, drawn] = await reading();
    if (x + y > 0 && reached < WHEEL.pixels * 10) throw new Error(`the page went no further than ${reached} px`);
    nodes = Math.max(nodes, drawn);
  }
  const times = (await page.evaluate('window.frameTimes')) as number[];
  return { slow: (times.filter((ms) => ms > SLOW_MS).length / times.length) * 100, nodes };
}

const busyShare = async (): Promise<number> => {
  const sums = () => {
    const times = cpus().map((one) => one.times);
    const all = times.flatMap((time) => Object.values(time)).reduce((a, b) => a + b, 0);
    return [all, times.reduce((sum, { idle }) => sum + idle, 0)] as const;
  };
  const [all, idle] = sums();
  await setTimeout(QUIET.forMs);
  const [allThen, idleThen] = sums();
  return 1 - (idleThen - idle) / (allThen - all);
};
/** A server that has just loaded its demo goes on working for a while. */
async function untilQuiet(): Promise<void> {
  for (let left = QUIET.tries; left > 0; left--) if ((await busyShare()) < QUIET.share) return;
  say('frames: the machine does not come to rest');
}

/** Compares with the same run's still page, so other work on the machine and its speed drop out. */
const slowRatio = (slow: number, still: number): number => Math.max(slow, LEAST_SLOW) / Math.max(still, LEAST_SLOW);

/** How smoothly the quarter of a large agency scrolls, beside a still page of as many boxes. */
export async function frameFigures(): Promise<Figure[]> {
  const dataDir = tempFolder('frames');
  const [app, browser] = await Promise.all([startApp(dataDir), chromium.launch(launch())]);
  try {
    const context = await browser.newContext({ viewport: VIEW, locale: 'en-GB' });
    await untilQuiet();
    const base = await openStill(context).then(scroll);
    const quarter = await openQuarter(context, app.url).then(scroll);
    say(`frames over ${SLOW_MS} ms: still page ${base.slow.toFixed(2)} %, planning ${quarter.slow.toFixed(2)} %`);
    const what = `a quarter of ${ARTISTS} artists, ${APPOINTMENTS} appointments`;
    return [
      figure(
        `planning, ${what}: frames over ${SLOW_MS} ms`,
        'times a still page',
        slowRatio(quarter.slow, base.slow),
        GOALS.ratio,
      ),
      figure(`planning, ${what}: nodes of the grid`, 'nodes', quarter.nodes, GOALS.nodes),
    ];
  } finally {
    await browser.close();
    await stopApp(app);
  }
}
