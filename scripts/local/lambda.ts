import { jobs } from '#shared/jobs.ts';
import { jobFunction } from '#shared/kernel/contract/job.ts';
import { tellFailure } from './events/failures.ts';
import { type Locate, makeFunction } from './functions.ts';
import { type Listener, listen, readBody } from './http.ts';
import { invoke } from './invoke.ts';

/** The start of the jobs' names, as `JOB_FUNCTIONS` says it. */
export const JOB_FUNCTIONS = 'backline-local';
const MAX_EVENT = 256 * 1024;
const INVOCATION = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/;

/** Lambda's call `Invoke` for the jobs. It answers at once, and the job runs on, as an invocation of type `Event` does. */
export function startLambda(locate: Locate): Promise<Listener> {
  const all = new Map(jobs.map((job) => [jobFunction(JOB_FUNCTIONS, job), makeFunction(locate, 'jobs', job)]));
  return listen(0, async (req, res) => {
    const fn = all.get(INVOCATION.exec(req.url ?? '')?.[1] ?? '');
    if (!fn || req.method !== 'POST') {
      res.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' }).end('{}');
      return;
    }
    const event = JSON.parse((await readBody(req, MAX_EVENT)).toString() || '{}') as object;
    invoke(fn, event).catch((e: unknown) => tellFailure(fn.name, e));
    res.writeHead(202).end();
  });
}
