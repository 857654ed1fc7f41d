import { expect, it } from 'vitest';
import { jobs } from '#shared/jobs.ts';
import { JOB_NAMES } from './job-names.ts';

it('names every job of the service, and no other', () => {
  const known = jobs.map(({ domain, operation }) => `${domain}.${operation}`);
  expect(Object.keys(JOB_NAMES).sort()).toEqual(known.sort());
});
