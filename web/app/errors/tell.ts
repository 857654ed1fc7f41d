import { systemContract } from '#shared/domains/operator/system/contract.ts';
import type { BrowserError } from '#shared/domains/operator/system/schemas.ts';
import { accessToken } from '#web/platform/auth.ts';
import { browserOf } from '#web/platform/browser.ts';
import { mayBeSignedIn } from '#web/platform/kept-token.ts';
import { reportOf } from './report.ts';

/** Of one start of the page: a failure that goes on must not become a stream of calls. */
const MOST = 5;
const told = new Set<string>();

/** The page's own script, by the name that its build gave it. */
const buildNow = (): string =>
  /([\w.-]+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')?.[1] ??
  'none';

const isNews = ({ name, code, frames }: BrowserError): boolean => {
  const said = JSON.stringify([name, code, frames]);
  if (told.has(said) || told.size >= MOST) return false;
  told.add(said);
  return true;
};

/** Tells the server, silently, each failure once; only for somebody who is signed in. */
export async function tell(error: unknown, where: BrowserError['where'], page: string): Promise<void> {
  const browser = browserOf(navigator.userAgent);
  const report = reportOf(error, { where, page, browser, build: buildNow(), origin: location.origin });
  if (!report || !navigator.onLine || !mayBeSignedIn() || !isNews(report)) return;
  const { method, path } = systemContract.routes.reportBrowserError;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await accessToken()}` };
  // Past `call`, which would answer a refusal in the page.
  await fetch(path, { method, headers, body: JSON.stringify(report), keepalive: true });
}
