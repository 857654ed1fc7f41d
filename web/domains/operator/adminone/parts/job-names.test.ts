import { expect, it } from 'vitest';
import { jobs } from '#shared/jobs.ts';
import { jobName } from '#shared/kernel/contract/job.ts';
import { JOB_NAMES } from './job-names.ts';

it('names every job of the service, and no other', () => {
  expect(Object.keys(JOB_NAMES).sort()).toEqual(jobs.map(jobName).sort());
});
