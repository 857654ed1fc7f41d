import { jobs } from '#shared/jobs.ts';
import { jobName } from '#shared/kernel/contract/job.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import { handlerFolder } from './domain-folders.ts';
import { giveUp, joinCloud } from './local/terminal.ts';

/** `npm run job show.optionReminders [-- 2026-11-24T07:05:00Z]`: a scheduled job by hand, on the running local cloud. */
const [id, at] = process.argv.slice(2);
const found = jobs.find((job) => jobName(job) === id);
if (!found) giveUp(`Which job? One of: ${jobs.map(jobName).join(', ')}`);
if (at && Number.isNaN(Date.parse(at))) giveUp(`"${at}" is no time; one looks like 2027-01-12T09:05:00Z.`);
joinCloud();
const file = `../${handlerFolder(found.domain)}/jobs/${kebab(found.operation)}.ts`;
const { handler } = (await import(file)) as { handler: (event: object) => Promise<object> };
console.log(JSON.stringify(await handler(at ? { scheduledTime: at } : {})));
