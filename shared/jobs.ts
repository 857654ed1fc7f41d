import type { JobDef, WorkerDef } from './kernel/job.ts';

/** Read by infra (EventBridge Scheduler), by the local cloud (croner) and by `npm run job`. */
export const jobs: readonly JobDef[] = [
  {
    domain: 'eu-vat-number',
    operation: 'recheck',
    schedule: 'rate(15 minutes)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'EU VAT numbers are not checked again; each can still be checked by hand.',
  },
  {
    domain: 'show',
    operation: 'optionReminders',
    schedule: 'cron(5 * * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write', 'mail:send'],
    impact: 'Agents are not reminded of options that are about to expire.',
  },
  {
    domain: 'show',
    operation: 'optionEnds',
    schedule: 'rate(15 minutes)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    impact: 'Options that are over stay, and so do those whose challenge was not answered.',
  },
  {
    domain: 'exchange-rate',
    operation: 'daily',
    schedule: 'cron(30 16 ? * MON-FRI *)',
    timezone: 'Europe/Berlin',
    grants: ['table:read', 'table:write'],
    impact: 'Amounts in foreign currency are converted at the rates of an earlier day.',
  },
  {
    domain: 'airport',
    operation: 'sync',
    schedule: 'cron(10 3 * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'New agencies have no airports to choose from.',
  },
  {
    domain: 'airline',
    operation: 'sync',
    schedule: 'cron(25 3 * * ? *)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'New agencies have no airlines to choose from.',
  },
  {
    domain: 'task',
    operation: 'reminders',
    schedule: 'rate(5 minutes)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write', 'mail:send'],
    impact: 'Nobody is reminded of tasks.',
  },
  {
    domain: 'user',
    operation: 'endTemporaryAccess',
    schedule: 'rate(15 minutes)',
    timezone: 'UTC',
    grants: ['table:read', 'table:write'],
    impact: 'Temporary users stay listed as active; they cannot get in all the same.',
  },
  {
    domain: 'system',
    operation: 'checkLists',
    schedule: 'cron(40 2 * * ? *)',
    timezone: 'Europe/Amsterdam',
    grants: ['table:read', 'table:write'],
    timeout: 900,
    impact: 'A list that disagrees with its records would not be noticed and mended.',
  },
];

/** Read by infra (event source mappings) and by the local cloud's queue pollers. */
export const workers: readonly WorkerDef[] = [
  {
    domain: 'system',
    operation: 'outbox',
    queue: 'outbox',
    grants: ['table:read', 'table:write', 'queue:bulk', 'queue:document', 'mail:send'],
    batchSize: 10,
    impact: 'Notifications and follow-up work arrive late.',
  },
  {
    domain: 'system',
    operation: 'bulk',
    queue: 'bulk',
    grants: ['table:read', 'table:write', 'files:read', 'files:write'],
    batchSize: 1,
    timeout: 900,
    memory: 1024,
    impact:
      'Renamed artists, venues and people keep their old names in shows; what was asked for a selection is not done; lists are neither exported nor imported.',
  },
  {
    domain: 'contract',
    operation: 'render',
    queue: 'document',
    grants: ['table:read', 'table:write', 'files:read', 'files:write'],
    batchSize: 1,
    timeout: 120,
    memory: 1536,
    impact: 'Contracts are not put on paper: they can be neither read nor sent.',
  },
];
