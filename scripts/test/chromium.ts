import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without a window of its own first: it takes a sixth less work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path));
}

/** A browser that is here already. */
export const foundChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, onPath(), MAC, chromium.executablePath()].find((path) => path && existsSync(path));

const tries = (command: string, args: string[]): void => {
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 });
};

/** A browser for the tests: one that is here, else Playwright's own, else Debian's where we may install it. */
export function findChromium(): string | undefined {
  const here = foundChromium();
  if (here) return here;
  // Standard output belongs to who asks: a benchmark prints its figures there.
  console.error('Installing a browser…');
  tries('npx', ['playwright', 'install', 'chromium']);
  if (!foundChromium() && process.getuid?.() === 0) {
    tries('apt-get', ['update']);
    tries('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  return foundChromium();
}

export const HOW = 'No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one.';
