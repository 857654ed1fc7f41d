import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobs } from '#shared/jobs.ts';
import { kebab } from '#shared/kernel/route.ts';
import { DATA_DIR } from './local/data-dir.ts';

/** `npm run job show.optionReminders [-- 2026-11-24T07:05:00Z]`: a scheduled job by hand, on the running local cloud. */
const [id, at] = process.argv.slice(2);
const found = jobs.find(({ domain, operation }) => `${domain}.${operation}` === id);
if (!found) {
  console.error(`Which job? One of: ${jobs.map((j) => `${j.domain}.${j.operation}`).join(', ')}`);
  process.exit(1);
}
const ENV_FILE = join(DATA_DIR, 'env.json');
if (!process.env.TABLE_NAME) {
  if (!existsSync(ENV_FILE)) {
    console.error('The local cloud is not running: start it with `npm start` first.');
    process.exit(1);
  }
  Object.assign(process.env, JSON.parse(readFileSync(ENV_FILE, 'utf8')));
}
const file = `../functions/domains/${found.domain}/jobs/${kebab(found.operation)}.ts`;
const { handler } = (await import(file)) as { handler: (event: object) => Promise<object> };
console.log(JSON.stringify(await handler(at ? { scheduledTime: at } : {})));
