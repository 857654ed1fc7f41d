import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { env } from '#functions/platform/runtime/env.ts';
import { type JobDef, jobFunction } from '#shared/kernel/contract/job.ts';
import type { JobEvent } from './job.ts';

const lambda = new LambdaClient({});

/** Starts a job's function and does not wait for its end. Lambda tries it again if it fails. */
export async function runJob(job: JobDef, event: JobEvent): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: jobFunction(env.jobFunctions(), job),
      InvocationType: 'Event',
      Payload: Buffer.from(JSON.stringify(event)),
    }),
  );
}
