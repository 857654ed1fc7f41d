import {
  Duration,
  type aws_lambda as lambda,
  aws_lambda_event_sources as sources,
  type aws_sqs as sqs,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { WorkerDef } from '#shared/kernel/contract/job.ts';
import { asWorker } from '../names.ts';
import { alarm } from './alarm.ts';
import { constructId, type FunctionKit } from './function-kit.ts';

/** Seconds; unless the definition says otherwise. */
export const WORKER_TIMEOUT = 60;
/** Minutes a message may wait before people notice. */
const WAIT_MINUTES = 15;

export interface QueueWorkerProps {
  readonly kit: FunctionKit;
  readonly worker: WorkerDef;
  readonly queue: sqs.IQueue;
}

/** A function that empties a queue; failed messages alone go back to it. */
export class QueueWorker extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, { kit, worker, queue }: QueueWorkerProps) {
    super(scope, constructId(asWorker(worker)));
    this.function = kit.add(this, { ...asWorker(worker), timeout: worker.timeout ?? WORKER_TIMEOUT }, true);
    this.function.addEventSource(
      new sources.SqsEventSource(queue, {
        batchSize: worker.batchSize,
        // Above ten messages a batch SQS demands a window; below it, none means no delay.
        ...(worker.batchSize > 10 && { maxBatchingWindow: Duration.seconds(1) }),
        reportBatchItemFailures: true,
        maxConcurrency: 10,
      }),
    );
    alarm(this, 'Waiting', {
      stage: kit.stage,
      impact: worker.impact,
      cause: `messages wait longer than ${WAIT_MINUTES} minutes for ${worker.domain}.${worker.operation}`,
      metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'max' }),
      threshold: WAIT_MINUTES * 60,
    });
  }
}
