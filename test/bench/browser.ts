import type { LaunchOptions, Page } from '@playwright/test';
import { signIns } from '#scripts/seed/people.ts';
import { findChromium, HOW } from '#scripts/test/chromium.ts';

/** How a browser is launched here. */
export function launch(...args: string[]): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW);
  return { executablePath, args: ['--no-sandbox', ...args] };
}

/** Signs in as the demo's agent, who comes out at a page. */
export async function signInAsAgent(page: Page, url: string, path: string): Promise<void> {
  const agent = signIns.find(({ role }) => role === 'agent');
  if (!agent) throw new Error('the demo has no agent');
  await page.goto(`${url}/account/signin?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(agent.email);
  await page.getByLabel('Password').fill(agent.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/account'));
}
