import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { env } from '#functions/platform/runtime/env.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import type { JobEvent } from './job.ts';

const lambda = new LambdaClient({});

/** Starts a job's function and does not wait for its end. Lambda tries it again if it fails. */
export async function runJob(
  { domain, operation }: { readonly domain: string; readonly operation: string },
  event: JobEvent,
): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: `${env.jobFunctions()}-${domain}-${kebab(operation)}-job`,
      InvocationType: 'Event',
      Payload: Buffer.from(JSON.stringify(event)),
    }),
  );
}
