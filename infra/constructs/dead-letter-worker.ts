import { type aws_lambda as lambda, aws_lambda_event_sources as sources, type aws_sqs as sqs } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { constructId, type FunctionKit, type FunctionSpec } from './function-kit.ts';

interface DeadLetterWorkerProps {
  readonly kit: FunctionKit;
  readonly worker: FunctionSpec;
  readonly queues: readonly sqs.IQueue[];
}

/** A function that empties all queues of dead letters. A message that it cannot keep stays in its queue. */
export class DeadLetterWorker extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, { kit, worker, queues }: DeadLetterWorkerProps) {
    super(scope, constructId(worker));
    this.function = kit.add(this, worker, true);
    for (const queue of queues)
      this.function.addEventSource(
        new sources.SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 2 }),
      );
  }
}
