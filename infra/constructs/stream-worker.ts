import {
  Duration,
  type aws_dynamodb as dynamodb,
  aws_lambda as lambda,
  aws_lambda_event_sources as sources,
  type aws_sqs as sqs,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { alarm } from './alarm.ts';
import { constructId, type FunctionKit, type FunctionSpec } from './function-kit.ts';

export interface StreamWorkerProps {
  readonly kit: FunctionKit;
  readonly worker: FunctionSpec & { readonly impact: string };
  readonly table: dynamodb.ITable;
  readonly deadLetters: sqs.IQueue;
}

/** A function that reads the table's stream in order. It tries all of a batch and says where that comes again from. */
export class StreamWorker extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, { kit, worker, table, deadLetters }: StreamWorkerProps) {
    super(scope, constructId(worker));
    this.function = kit.add(this, worker, true);
    this.function.addEventSource(
      new sources.DynamoEventSource(table, {
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        reportBatchItemFailures: true,
        parallelizationFactor: 2,
        onFailure: new sources.SqsDlq(deadLetters),
      }),
    );
    alarm(this, 'Behind', {
      stage: kit.stage,
      impact: worker.impact,
      cause: 'the table stream is read more than five minutes late',
      metric: this.function.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'max' }),
      threshold: Duration.minutes(5).toMilliseconds(),
    });
  }
}
