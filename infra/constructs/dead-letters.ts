import { Duration, RemovalPolicy, aws_sqs as sqs } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { alarm } from './alarm.ts';

/** Keeps what failed for 14 days, SQS's longest, and tells somebody at the first message. */
export function deadLetters(scope: Construct, id: string, stage: Stage, impact: string): sqs.Queue {
  const queue = new sqs.Queue(scope, id, {
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(queue, 'SQS3', 'It is where the failed messages of another queue or function go.');
  alarm(scope, `${id}Alarm`, {
    stage,
    impact,
    cause: 'work was given up after its retries and waits in the dead-letter queue',
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'max' }),
    threshold: 1,
  });
  return queue;
}
