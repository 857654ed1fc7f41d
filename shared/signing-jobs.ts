import { type JobDef, QUARTER_HOURLY } from './kernel/contract/job.ts';

/** The jobs of documents that are signed. */
export const signingJobs: readonly JobDef[] = [
  {
    domain: 'esign',
    operation: 'remind',
    ...QUARTER_HOURLY,
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact:
      'Nobody is reminded to sign, and documents past their expiry stay open in the lists; they cannot be signed.',
  },
  {
    domain: 'esign',
    operation: 'autoSign',
    schedule: 'cron(20 * * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'Standing orders sign nothing; each document can still be signed by hand.',
  },
  {
    domain: 'esign',
    operation: 'sweep',
    schedule: 'cron(35 4 * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'Links whose end was lost stay listed as live; they open nothing that can be signed.',
  },
  {
    domain: 'esign',
    operation: 'anchor',
    schedule: 'cron(50 4 * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write', 'sealed:write'],
    timeout: 900,
    impact: 'The audit chains of a day are not anchored. The chains themselves are whole.',
  },
];
