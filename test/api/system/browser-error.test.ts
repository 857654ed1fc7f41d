import { Metrics } from '@aws-lambda-powertools/metrics';
import { expect, test, vi } from 'vitest';
import { logger } from '#functions/platform/runtime/logger.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import type { BrowserError } from '#shared/domains/operator/system/schemas.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { reportBrowserError } = systemContract.routes;
const agency = await makeAgency();

const REPORT: BrowserError = {
  where: 'window',
  name: 'TypeError',
  frames: ['start-Bx3d.js:1:2345'],
  page: '/show/$key/edit',
  build: 'index-Bx3d',
  browser: 'firefox',
};

test('a failure of a page is logged and counted, whoever of the agency meets it', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const counted = vi.spyOn(Metrics.prototype, 'addMetric');
  expect(await ok(reportBrowserError, agency.users.readOnly, { body: REPORT })).toEqual({ ok: true });
  expect(logged).toHaveBeenCalledWith('browser', { browserError: REPORT });
  expect(counted).toHaveBeenCalledWith('browserErrors', 'Count', 1);
  vi.restoreAllMocks();
});

test('it has no room for what somebody typed or was shown, and nobody sends one who is not signed in', async () => {
  const strange: readonly Partial<Record<keyof BrowserError, unknown>>[] = [
    { name: 'Ann Lee' },
    { code: 'Ann Lee was here' },
    { frames: ['https://backline.example/show/01J?q=Ann:1:2'] },
    { frames: Array(21).fill(REPORT.frames[0]) },
    { page: '/show?q=Ann' },
    { build: 'a b' },
    { browser: 'Mozilla/5.0' },
  ];
  for (const wrong of strange) {
    const answer = await callRaw(reportBrowserError, agency.users.agent, { body: { ...REPORT, ...wrong } });
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
  }
  expect(refusal(await call(reportBrowserError, undefined as never, { body: REPORT }))).toBe('403 invalidLoginSession');
});
